//! `suite go book`: books of proved openings.

mod build;
mod show;
mod verify;

use std::fmt;

use anyhow::Result;
use clap::{Args, Subcommand};
use indicatif::HumanCount;
use suite_go::color;

use crate::cli::shared::status::Status;

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
    Build(build::Build),
    Show(show::Show),
    Verify(verify::Verify),
}

impl Book {
    pub fn run(self) -> Result<Status> {
        match self.command {
            Command::Build(build) => build.run(),
            Command::Show(show) => show.run(),
            Command::Verify(verify) => verify.run(),
        }
    }
}

/// A book in a few words: who wins the game, and how many positions there are.
struct Summary<'a>(&'a suite_go::Book);

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(book) = *self;
        write!(f, "{} wins; {} positions up to ply {}", winner(book), HumanCount(book.len() as u64), book.plies())
    }
}

/// Returns the name of the winner by a book.
fn winner(book: &suite_go::Book) -> &'static str {
    book.winner().map_or("neither player", color)
}
