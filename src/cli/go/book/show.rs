//! `suite go book show`: prints the entries for a position.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_go::{Book, GameState};
use suite_work::input;

use super::Summary;
use crate::cli::shared::book;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;

/// Show the entries of a book for a position and for the positions after each move.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book show 5x5.book
  suite go book show 5x5.book --moves '2,2 1,2'
  suite go host --black champion:book=5x5.book --white alphabeta")]
pub struct Show {
    /// Book to show [default: the champion's]
    file: Option<PathBuf>,
    /// Moves from the start to the position, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true)]
    moves: String,
}

impl Show {
    pub fn run(self) -> Result<Status> {
        let book = match &self.file {
            Some(file) => input::read(file, |bytes| Book::parse(bytes.to_vec()))?,
            None => Book::built_in(),
        };
        let spec = GameState::spec(&book.size().into())?;
        book::show(Summary(&book), &spec, &self.moves, |state| book.entry(&state.position))
    }
}
