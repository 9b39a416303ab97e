//! `suite go book verify`: proves a book again.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_go::{Book, GameState};
use suite_work::input;

use super::Summary;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::book;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Solved;

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
        let first_error = match book.variations() {
            Ok(variations) => {
                let solver = self.solver.solver(GameState::LEAST_TABLE, book.size().longest_game());
                book::first_error(variations.iter(), solver, |variation, solver, watch| {
                    book.check(variation, solver, watch)
                })?
            }
            Err(error) => Some(error),
        };
        book::tell(Summary(&book), first_error)
    }
}
