//! `suite go book`: books of proved openings.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::{Args, Subcommand};
use indicatif::{HumanBytes, HumanCount};
use serde_json::json;
use suite_go::{GameState, Size, color};
use suite_tabletop::own_solver;
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, input, note};

use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::book;
use crate::cli::solving::solver_watch::{SolverWatch, stop_error};
use crate::cli::status::Status;

/// Build, show or verify a book of proved openings.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 4 --out 3x3.book
  suite go book show 3x3.book --moves 1,1
  suite go book verify 3x3.book")]
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
/// The book has a move for every position of the first plies that can occur when its owner plays by it, whatever the
/// opponent does: in a won position a move that wins, in a lost one the move that leaves the opponent the fewest
/// winning replies. Each is proved by searches to the end of the game. Symmetric positions count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 8 --out 3x3.book
  suite go book build --plies 6 --out 5x5.book --threads 2 --memory 8G")]
struct Build {
    /// Number of plies that the book covers
    #[arg(long, value_name = "N", value_parser = positive::<u32>)]
    plies: u32,
    /// File to write the book to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Board size, from 2 to 7
    #[arg(long, value_name = "N", default_value = "5")]
    size: Size,
    #[command(flatten)]
    solver: SolverArgs,
}

/// Show the entries of a book for a position and for the positions after each move.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book show 5x5.book
  suite go book show 5x5.book --moves '2,2 1,2'
  suite go host --black champion:book=5x5.book --white alphabeta")]
struct Show {
    /// Book to show [default: the champion's]
    file: Option<PathBuf>,
    /// Moves from the start to the position, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    moves: String,
}

/// Verify a book: play every reply to its moves, and solve each position again.
///
/// Exit code 1 if a position has no move or a wrong one; the first error is reported.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book verify 5x5.book --threads 2 --memory 8G")]
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
        let Self { plies, size, .. } = self;
        let out = OutputFile::at(&self.out)?;
        let begun = Instant::now();
        let progress = Progress::new(1, "positions");
        let interrupt = Interrupt::catch("no book was written")?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let mut solver = own_solver::<GameState>(size.longest_game(), self.solver.bytes(), self.solver.threads());
        let mut report = |ply, done, all| book::show_progress(&progress, ply, done, all);
        let built = suite_go::Book::build(size, plies, &mut solver, &mut |progress| watch.see(progress), &mut report);
        let built = built.map_err(stop_error)?;
        let bytes = built.to_bytes();
        out.put(&bytes)?;
        drop(progress);
        let positions = HumanCount(built.len() as u64);
        note!("{} wins; {positions} positions, {}", winner(&built), HumanBytes(bytes.len() as u64));
        book::tell_effort(solver.nodes(), begun);
        Ok(Status::Done)
    }
}

impl Show {
    fn run(self) -> Result<Status> {
        let book = match &self.file {
            Some(file) => input::read(file, |bytes| suite_go::Book::parse(bytes.to_vec()))?,
            None => suite_go::Book::built_in(),
        };
        let spec = suite_go::GAME.spec(&json!({ "size": book.size().side() }))?;
        book::show(summary(&book), &spec, &self.moves, |position| {
            let state: &GameState = position.downcast_ref()?;
            book.entry(&state.position).map(|entry| entry.to_string())
        })
    }
}

impl Verify {
    fn run(self) -> Result<Status> {
        let book = input::read(&self.file, |bytes| suite_go::Book::parse(bytes.to_vec()))?;
        let first_error = match book.variations() {
            Ok(variations) => {
                let (plies, solver) = (book.size().longest_game(), &self.solver);
                let own = own_solver::<GameState>(plies, solver.bytes(), 1);
                book::first_error(&variations, (&own, solver.threads()), |variation, solver, watch| {
                    book.check(variation, solver, watch)
                })?
            }
            Err(error) => Some(error),
        };
        book::tell(summary(&book), first_error)
    }
}

/// Returns a book in a few words: who wins the game, and how many positions there are.
fn summary(book: &suite_go::Book) -> String {
    format!("{} wins; {} positions up to ply {}", winner(book), HumanCount(book.len() as u64), book.plies())
}

/// Returns the name of the winner by a book.
fn winner(book: &suite_go::Book) -> &'static str {
    book.winner().map_or("neither player", color)
}
