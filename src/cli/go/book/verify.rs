//! `suite go book verify`: proves a book again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_go::{Book, BookError, GameState};

use super::winner;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::solver_watch::SolverWatch;
use crate::cli::shared::status::Status;
use crate::cli::shared::style;
use crate::cli::shared::tabletop::Solved;
use crate::input;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Verify a book: play every reply to its moves, and solve each position again.
///
/// Exit code 1 if a position has no move or a wrong one; the first error is reported.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book verify 5x5.book --threads 2 --memory 8G")]
pub struct Verify {
    /// Book to verify
    file: PathBuf,
    #[command(flatten)]
    solver: SolverArgs<1024>,
}

impl Verify {
    pub fn run(self) -> Result<Status> {
        let book = input::read(&self.file, |bytes| Book::parse(bytes.to_vec()))?;
        let mut out = anstream::stdout().lock();
        match self.first_error(&book)? {
            None => {
                let (winner, plies, positions) = (winner(&book), book.plies(), HumanCount(book.len() as u64));
                writeln!(out, "{}: {winner} wins; {positions} positions up to ply {plies}", style::success("right"))?;
                Ok(Status::Done)
            }
            Some(error) => {
                writeln!(out, "{}: {error}", style::error("wrong"))?;
                Ok(Status::No)
            }
        }
    }

    /// Returns the first error in the book.
    fn first_error(&self, book: &Book) -> Result<Option<BookError>> {
        let variations = match book.variations() {
            Ok(variations) => variations,
            Err(error) => return Ok(Some(error)),
        };
        let progress = Progress::new(variations.len(), "positions");
        let interrupt = Interrupt::catch("no error was found so far")?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let mut solver = self.solver.solver(GameState::LEAST_TABLE, book.size().longest_game());
        for variation in &variations {
            if let Some(error) = book.check(variation, &mut solver, &mut watch)? {
                return Ok(Some(error));
            }
            progress.step();
        }
        Ok(None)
    }
}
