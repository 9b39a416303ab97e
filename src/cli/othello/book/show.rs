//! `suite othello book show`: prints the entries for a position.

use std::borrow::Cow;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_othello::{Book, Position, Rules, Size};
use suite_work::input;

use super::Summary;
use crate::cli::othello::table::Variant;
use crate::cli::shared::book;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;

/// Show the entries of a book for a position and for the positions after each move.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello book show
  suite othello book show 4x4.book --moves 'a2 a1'")]
pub struct Show {
    /// Book to show [default: the champion's, for 6x6]
    file: Option<PathBuf>,
    /// Moves from the start to the position
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    moves: String,
}

impl Show {
    pub fn run(self) -> Result<Status> {
        let book = match &self.file {
            Some(file) => Cow::Owned(input::read(file, Book::parse)?),
            None => Cow::Borrowed(Book::shipped(Size::new(6)?, Rules::Ends).context("no book for 6x6")?),
        };
        let spec = Position::<u64>::spec(&Variant { size: book.size().side(), rules: book.rules().into() })?;
        book::show(Summary(&book), &spec, &self.moves, |position| book.entry(position))
    }
}
