//! `suite othello book verify`: proves a book again.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_othello::{Book, BookError, Position};

use super::Summary;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::solver_watch::SolverWatch;
use crate::cli::shared::status::Status;
use crate::cli::shared::style;
use crate::cli::shared::tabletop::Solved;
use crate::input;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

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
        let mut out = anstream::stdout().lock();
        match self.first_error(&book)? {
            None => {
                writeln!(out, "{}: {}", style::success("right"), Summary(&book))?;
                Ok(Status::Done)
            }
            Some(error) => {
                writeln!(out, "{}: {error}", style::error("wrong"))?;
                Ok(Status::No)
            }
        }
    }

    /// Returns the first error that is found in the book. What is proved of late positions helps with earlier ones.
    fn first_error(&self, book: &Book) -> Result<Option<BookError>> {
        let progress = Progress::new(book.len(), "positions");
        let interrupt = Interrupt::catch("no error was found so far")?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let longest = Position::<u64>::start(book.size(), book.rules()).longest_game();
        let mut solver = self.solver.solver(Position::<u64>::LEAST_TABLE, longest);
        for variation in book.variations().iter().rev() {
            if let Some(error) = book.check(variation, &mut solver, &mut watch)? {
                return Ok(Some(error));
            }
            progress.step();
        }
        Ok(None)
    }
}
