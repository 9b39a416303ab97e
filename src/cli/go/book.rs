//! `suite go book`: openings that are proved.

mod build;
mod verify;

use std::cell::Cell;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_go::{Move, Position, color};
use suite_search::Observe;

use crate::cli::Outcome;
use crate::interrupt::{Interrupt, Interrupted};
use crate::progress::Progress;

/// Build a book of openings that are proved, for both sides; or verify one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 4 --out 3x3.book
  suite go book verify 3x3.book")]
pub struct Book {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Build),
    Verify(verify::Verify),
}

impl Book {
    pub fn run(self) -> Result<Outcome> {
        match self.command {
            Command::Build(build) => build.run(),
            Command::Verify(verify) => verify.run(),
        }
    }
}

/// Who wins by a book.
fn winner(book: &suite_go::Book) -> &'static str {
    book.winner().map_or("nobody", color)
}

/// A solver's bar for the user, and an ear for Ctrl-C.
struct Watched<'a> {
    progress: &'a Progress,
    interrupt: Interrupt,
    /// Positions that are done.
    done: &'a Cell<usize>,
}

impl Observe<Position> for Watched<'_> {
    type Stop = Interrupted;

    fn progress(&mut self, progress: &suite_search::Progress<Move>) -> Result<(), Interrupted> {
        self.progress.show_solver(self.done.get(), None, progress);
        self.interrupt.check()
    }
}
