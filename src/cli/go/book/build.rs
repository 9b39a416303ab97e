//! `suite go book build`: proves the moves of a book.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use indicatif::{HumanBytes, HumanCount};
use suite_go::{Book, GameState, Size};
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, note};

use super::winner;
use crate::cli::go::table::size;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::solver_watch::SolverWatch;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Solved;

/// Build a book of proved openings for both players.
///
/// The book has a move for every position of the first plies that can occur when its owner plays by it, whatever the opponent
/// does: in a won position a move that wins, in a lost one the move that leaves the opponent the fewest winning replies. Each
/// is proved by searches to the end of the game. Symmetric positions count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 8 --out 3x3.book
  suite go book build --plies 6 --out 5x5.book --threads 2 --memory 8G")]
pub struct Build {
    /// Number of plies that the book covers
    #[arg(long, value_name = "N", value_parser = positive::<u32>)]
    plies: u32,
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Board size, from 2 to 7
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    size: Size,
    #[command(flatten)]
    solver: SolverArgs<1024>,
}

impl Build {
    pub fn run(self) -> Result<Status> {
        let out = OutputFile::at(&self.out)?;
        let begun = Instant::now();
        let progress = Progress::new(1, "positions");
        let interrupt = Interrupt::catch("no book was written")?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let mut solver = self.solver.solver(GameState::LEAST_TABLE, self.size.longest_game());
        let report = |ply, done, all| {
            progress.set_steps(all);
            progress.set_done(done);
            progress.message(|| format!(" with {ply} moves played"));
        };
        let book = Book::build(self.size, self.plies, &mut solver, &mut watch, report)?;
        let bytes = book.to_bytes();
        out.put(&bytes)?;
        drop(watch);
        drop(progress);
        let (winner, positions) = (winner(&book), HumanCount(book.len() as u64));
        note!("{winner} wins; {positions} positions, {}", HumanBytes(bytes.len() as u64));
        note!("{} nodes, {:.1} s", HumanCount(solver.nodes()), begun.elapsed().as_secs_f64());
        Ok(Status::Done)
    }
}
