//! `suite go book verify`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_go::{Book, GameState, Hole};

use super::winner;
use crate::cli::shared::args::SolverArgs;
use crate::cli::shared::solver_watch::SolverWatch;
use crate::cli::shared::status::Status;
use crate::cli::shared::style;
use crate::cli::shared::tabletop::Solved;
use crate::input;
use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Play every reply to every move of a book, and solve each position again; exit code 1 with the first hole.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book verify 5x5.book --threads 2 --memory 8G")]
pub struct Verify {
    /// The book
    file: PathBuf,
    #[command(flatten)]
    solver: SolverArgs<1024>,
}

impl Verify {
    pub fn run(self) -> Result<Status> {
        let book = input::read(&self.file, |bytes| Book::parse(bytes.to_vec()))?;
        let mut out = anstream::stdout().lock();
        match self.hole(&book)? {
            None => {
                let (winner, plies, positions) = (winner(&book), book.plies(), HumanCount(book.len() as u64));
                writeln!(out, "{}: {winner} wins; {positions} positions up to ply {plies}", style::success("right"))?;
                Ok(Status::Done)
            }
            Some(hole) => {
                writeln!(out, "{}: {hole}", style::error("wrong"))?;
                Ok(Status::No)
            }
        }
    }

    /// The first hole in the book.
    fn hole(&self, book: &Book) -> Result<Option<Hole>> {
        let lines = match book.lines() {
            Ok(lines) => lines,
            Err(hole) => return Ok(Some(hole)),
        };
        let progress = Progress::new(lines.len(), "positions");
        let interrupt = Interrupt::catch("so far no hole was found")?;
        let mut watch = SolverWatch::new(&progress, &interrupt);
        let mut solver = self.solver.solver(GameState::LEAST_TABLE, book.size().longest_game());
        for line in &lines {
            if let Some(hole) = book.check(line, &mut solver, &mut watch)? {
                return Ok(Some(hole));
            }
            progress.step();
        }
        Ok(None)
    }
}
