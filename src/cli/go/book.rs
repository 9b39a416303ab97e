//! `suite go book`: openings that are proved.

mod build;
mod verify;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_go::color;

use crate::cli::shared::status::Status;

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
    pub fn run(self) -> Result<Status> {
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
