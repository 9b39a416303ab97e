//! `suite othello book build`: proves the moves of a book.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Result, ensure};
use clap::Args;
use indicatif::HumanCount;
use suite_othello::{Book, BookEntry, Position, Rules, Size, Variation};
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, note};

use super::Summary;
use super::checkpoint::Checkpoint;
use crate::cli::othello::table::Start;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::solver_watch::{SolverWatch, Stopped};
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{Solved, StartArgs as _};

/// Build a book of proved openings for both players.
///
/// The book has a best move, with its exact value, for every position of the first plies that can occur when its owner plays by
/// it, whatever the opponent does. Each is proved by searches to the end of the game. Symmetric positions count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book build -d 4 --plies 6 --out 4x4.book
  suite othello book build -d 6 --plies 9 --out 6x6.book --checkpoint 6x6.checkpoint --memory 6G")]
pub struct Build {
    #[command(flatten)]
    start: Start,
    /// Number of plies that the book covers
    #[arg(long, value_name = "N", value_parser = positive::<u32>)]
    plies: u32,
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Resume from the checkpoint FILE, if it exists, and append each position to it as soon as it is proved; it serves books of
    /// any number of plies
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    #[command(flatten)]
    solver: SolverArgs<1024>,
}

impl Build {
    pub fn run(self) -> Result<Status> {
        let variant = self.start.variant()?;
        let (size, rules) = (Size::new(variant.size)?, Rules::from(variant.rules));
        ensure!(size <= Book::MAX_SIZE, "--size: expected at most {}, found {}", Book::MAX_SIZE.side(), size.side());
        let out = OutputFile::at(&self.out)?;
        let mut checkpoint = self.checkpoint.as_deref().map(|path| Checkpoint::open(path, size, rules)).transpose()?;
        let begun = Instant::now();
        let progress = Progress::new(1, "positions");
        let is_resumable = checkpoint.is_some();
        let interrupt =
            Interrupt::catch(if is_resumable { "the same command resumes it" } else { "no book was written" })?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let longest = Position::<u64>::start(size, rules).longest_game();
        let mut solver = self.solver.solver(Position::<u64>::LEAST_TABLE, longest);
        let prove = |variation: &Variation, done, all| -> Result<_> {
            progress.set_steps(all);
            progress.set_done(done);
            progress.message(|| format!(" with {} moves played", variation.moves.len()));
            let mut prove = || BookEntry::prove(&mut solver, variation, &mut watch).map_err(Stopped::into);
            match &mut checkpoint {
                Some(checkpoint) => checkpoint.entry(&variation.position, prove),
                None => prove(),
            }
        };
        let book = Book::build(size, rules, self.plies, prove)?;
        out.put(&book.to_bytes())?;
        drop(watch);
        drop(progress);
        note!("{}", Summary(&book));
        note!("{} nodes, {:.1} s", HumanCount(solver.nodes()), begun.elapsed().as_secs_f64());
        Ok(Status::Done)
    }
}
