//! `suite othello book show`: prints the entries for a position.

use std::borrow::Cow;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_othello::{Book, Position, Rules, Size};
use suite_search::Game as _;

use super::Summary;
use crate::cli::othello::table::Variant;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;
use crate::input;

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
        let moves = spec.parse_moves(Position::<u64>::words_of_moves(&self.moves)).context("--moves")?;
        let positions = spec.positions(moves);
        let position = &positions[positions.len() - 1];
        let mut out = anstream::stdout().lock();
        writeln!(out, "{}\n\n{}\n", Summary(&book), position.draw(None))?;
        match book.entry(position) {
            Some(entry) => writeln!(out, "book    {entry}")?,
            None => writeln!(out, "book    no entry for this position")?,
        }
        for reply in position.moves() {
            if let Some(entry) = book.entry(&position.play(reply)) {
                writeln!(out, "{:<7} then {entry}", reply.to_string())?;
            }
        }
        Ok(Status::Done)
    }
}
