//! `suite othello book`: books of proved openings.

mod build;
mod checkpoint;
mod show;
mod verify;

use std::fmt;

use anyhow::Result;
use clap::{Args, Subcommand};
use indicatif::HumanCount;
use suite_othello::{Position, color};
use suite_search::Player;

use crate::cli::shared::status::Status;

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

/// A book in a few words: who wins the game by how much, and how many positions there are.
struct Summary<'a>(&'a suite_othello::Book);

impl fmt::Display for Summary<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(book) = *self;
        match book.entry(&Position::start(book.size(), book.rules())).map(|entry| entry.value) {
            None => f.write_str("no value"),
            Some(0) => f.write_str("a draw"),
            Some(value) => {
                let winner = if value > 0 { Player::First } else { Player::Second };
                write!(f, "{} wins by {}", color(winner), value.abs())
            }
        }?;
        write!(f, "; {} positions up to ply {}", HumanCount(book.len() as u64), book.plies())
    }
}
