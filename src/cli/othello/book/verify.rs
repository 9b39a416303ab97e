//! `suite othello book verify`: proves a book again.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_othello::{Book, Position};
use suite_work::input;

use super::Summary;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::book;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Solved;

/// Verify a book: solve each of its positions again, the latest first.
///
/// Exit code 1 if an entry is wrong; the first one that is found is reported.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book verify 4x4.book --threads 2 --memory 2G")]
pub struct Verify {
    /// Book to verify
    file: PathBuf,
    #[command(flatten)]
    solver: SolverArgs<1024>,
}

impl Verify {
    pub fn run(self) -> Result<Status> {
        let book = input::read(&self.file, Book::parse)?;
        let longest = Position::<u64>::start(book.size(), book.rules()).longest_game();
        let solver = self.solver.solver(Position::<u64>::LEAST_TABLE, longest);
        // What is proved of late positions helps with earlier ones.
        let first_error = book::first_error(book.variations().iter().rev(), solver, |variation, solver, watch| {
            book.check(variation, solver, watch)
        })?;
        book::tell(Summary(&book), first_error)
    }
}
