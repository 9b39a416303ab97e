//! `suite go book verify`.

use std::cell::Cell;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_go::{Book, Hole};
use suite_search::Solver;

use super::{Watched, winner};
use crate::cli::Outcome;
use crate::cli::go::option::table_bytes;
use crate::cli::style;
use crate::input;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Play every reply to every move of a book, and solve each position again; exit code 1 with the first hole.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book verify 5x5.book --threads 2 --memory 8")]
pub struct Verify {
    /// The book
    file: PathBuf,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in GiB; small boards get less
    #[arg(long, value_name = "GIB", default_value_t = 1)]
    memory: usize,
}

impl Verify {
    pub fn run(self) -> Result<Outcome> {
        let book = input::read(&self.file, |bytes| Book::parse(bytes.to_vec()))?;
        let mut out = anstream::stdout().lock();
        match self.hole(&book)? {
            None => {
                let (winner, plies, positions) = (winner(&book), book.plies(), HumanCount(book.len() as u64));
                writeln!(out, "{}: {winner} wins; {positions} positions up to ply {plies}", style::success("right"))?;
                Ok(Outcome::Done)
            }
            Some(hole) => {
                writeln!(out, "{}: {hole}", style::error("wrong"))?;
                Ok(Outcome::No)
            }
        }
    }

    /// The first hole in the book.
    fn hole(&self, book: &Book) -> Result<Option<Hole>> {
        let lines = match book.lines() {
            Ok(lines) => lines,
            Err(hole) => return Ok(Some(hole)),
        };
        let (progress, done) = (Progress::new(lines.len(), "positions"), Cell::new(0));
        let interrupt = Interrupt::catch("so far no hole was found")?;
        let mut watch = Watched { progress: &progress, interrupt, done: &done };
        let bytes = table_bytes(book.size().longest_game(), self.memory.saturating_mul(1 << 30));
        let mut solver = Solver::new(bytes, self.threads.get());
        for line in &lines {
            if let Some(hole) = book.check(line, &mut solver, &mut watch)? {
                return Ok(Some(hole));
            }
            done.update(|done| done + 1);
            progress.step();
        }
        Ok(None)
    }
}
