//! `suite othello book`: books of proved openings.

mod checkpoint;

use std::borrow::Cow;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use indicatif::HumanCount;
use suite_othello::{BookEntry, Position, Rules, Size, Variant, Variation, color};
use suite_search::{Player, Solver};
use suite_tabletop::{WatchSolver, own_solver};
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, input, note};

use self::checkpoint::Checkpoint;
use super::start_args::StartArgs;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::book;
use crate::cli::status::Status;

/// Build, show or verify a book of proved openings.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book build -d 4 --plies 6 --out 4x4.book
  suite othello book show 4x4.book --moves 'a2 a1'
  suite othello book verify 4x4.book")]
pub struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(Build),
    Show(Show),
    Verify(Verify),
}

/// Build a book of proved openings for both players.
///
/// The book has a best move, with its exact value, for every position of the first plies that can occur when its owner
/// plays by it, whatever the opponent does. Each is proved by searches to the end of the game, on a thread of its own.
/// Symmetric positions count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book build -d 4 --plies 6 --out 4x4.book
  suite othello book build -d 6 --plies 9 --out 6x6.book --checkpoint 6x6.checkpoint --memory 6G")]
struct Build {
    #[command(flatten)]
    start: StartArgs,
    /// Number of plies that the book covers
    #[arg(long, value_name = "N", value_parser = positive::<u32>)]
    plies: u32,
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Resume from the checkpoint FILE, if it exists, and append each position to it as soon as it is proved; it serves
    /// books of any number of plies
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    #[command(flatten)]
    solver: SolverArgs,
}

/// Show the entries of a book for a position and for the positions after each move.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book show
  suite othello book show 4x4.book --moves 'a2 a1'")]
struct Show {
    /// Book to show [default: the champion's, for 6x6]
    file: Option<PathBuf>,
    /// Moves from the start to the position
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    moves: String,
}

/// Verify a book: solve each of its positions again, the latest first.
///
/// Exit code 1 if an entry is wrong; the first one that is found is reported.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book verify 4x4.book --threads 2 --memory 2G")]
struct Verify {
    /// Book to verify
    file: PathBuf,
    #[command(flatten)]
    solver: SolverArgs,
}

impl Book {
    /// Builds, shows or verifies a book.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Command::Build(build) => build.run(),
            Command::Show(show) => show.run(),
            Command::Verify(verify) => verify.run(),
        }
    }
}

impl Build {
    fn run(self) -> Result<Status> {
        let Variant { size, rules } = self.start.variant()?;
        let (size, rules) = (Size::new(size)?, Rules::from(rules));
        let most = suite_othello::Book::MAX_SIZE;
        ensure!(size <= most, "--size: expected at most {}, found {}", most.side(), size.side());
        let out = OutputFile::at(&self.out)?;
        let mut checkpoint = self.checkpoint.as_deref().map(|path| Checkpoint::open(path, size, rules)).transpose()?;
        let begun = Instant::now();
        let progress = Progress::new(1, "positions");
        let is_resumable = checkpoint.is_some();
        let interrupt =
            Interrupt::catch(if is_resumable { "the same command resumes it" } else { "no book was written" })?;
        let (solver, threads) = (solver(size, rules, &self.solver), self.solver.threads());
        let prove = |ply: &[&Variation]| -> Result<_> {
            let mut entries = checkpoint.as_mut().map_or(Ok(Vec::new()), |checkpoint| checkpoint.entries(ply))?;
            let unproved = &ply[entries.len()..];
            let plies = ply.first().map_or(0, |variation| variation.moves.len());
            book::show_progress(&progress, plies, entries.len(), ply.len());
            let prove = |variation: &&Variation, solver: &mut Solver<_>, watch: &mut WatchSolver| {
                BookEntry::prove(solver, variation, watch)
            };
            book::solve_each(unproved, (&solver, threads), (&progress, &interrupt), prove, |entry| {
                if let Some(checkpoint) = &mut checkpoint {
                    checkpoint.append(entry, &ply[entries.len()].position)?;
                }
                entries.push(entry);
                book::show_progress(&progress, plies, entries.len(), ply.len());
                Ok(true)
            })?;
            Ok(entries)
        };
        let book = suite_othello::Book::build(size, rules, self.plies, prove)?;
        out.put(&book.to_bytes())?;
        drop(progress);
        note!("{}", summary(&book));
        book::tell_effort(solver.nodes(), begun);
        Ok(Status::Done)
    }
}

impl Show {
    fn run(self) -> Result<Status> {
        let book = if let Some(file) = &self.file {
            Cow::Owned(input::read(file, suite_othello::Book::parse)?)
        } else {
            let shipped = suite_othello::Book::shipped(Size::new(6)?, Rules::Ends);
            Cow::Borrowed(shipped.context("no book for 6x6")?)
        };
        let variant = Variant { size: book.size().side(), rules: book.rules().into() };
        let spec = suite_othello::GAME.spec(&serde_json::to_value(variant)?)?;
        book::show(summary(&book), &spec, &self.moves, |position| {
            book.entry(position.downcast_ref()?).map(|entry| entry.to_string())
        })
    }
}

impl Verify {
    fn run(self) -> Result<Status> {
        let book = input::read(&self.file, suite_othello::Book::parse)?;
        let solver = solver(book.size(), book.rules(), &self.solver);
        let mut variations = book.variations();
        // What is proved of late positions helps with earlier ones.
        variations.reverse();
        let first_error =
            book::first_error(&variations, (&solver, self.solver.threads()), |variation, solver, watch| {
                book.check(variation, solver, watch)
            })?;
        book::tell(summary(&book), first_error)
    }
}

/// Returns a solver of games from a start, for one thread.
fn solver(size: Size, rules: Rules, args: &SolverArgs) -> Solver<Position<u64>> {
    own_solver::<Position<u64>>(Position::<u64>::start(size, rules).longest_game(), args.bytes(), 1)
}

/// Returns a book in a few words: who wins the game by how much, and how many positions there are.
fn summary(book: &suite_othello::Book) -> String {
    let value = book.entry(&Position::start(book.size(), book.rules())).map(|entry| entry.value);
    let result = match value {
        None => "no value".to_owned(),
        Some(0) => "a draw".to_owned(),
        Some(value) => {
            let winner = if value > 0 { Player::First } else { Player::Second };
            format!("{} wins by {}", color(winner), value.abs())
        }
    };
    format!("{result}; {} positions up to ply {}", HumanCount(book.len() as u64), book.plies())
}
