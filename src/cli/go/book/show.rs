//! `suite go book show`: prints the entries for a position.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::HumanCount;
use suite_go::{Book, GameState};
use suite_search::Game;

use super::winner;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;
use crate::input;

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
        let moves = spec.parse_moves(GameState::words_of_moves(&self.moves)).context("--moves")?;
        let positions = spec.positions(moves);
        let state = &positions[positions.len() - 1];
        let mut out = anstream::stdout().lock();
        let (winner, plies, entries) = (winner(&book), book.plies(), HumanCount(book.len() as u64));
        writeln!(out, "{winner} wins; {entries} positions up to ply {plies}\n\n{}\n", state.draw(None))?;
        match book.entry(&state.position) {
            Some(entry) => writeln!(out, "book    {entry}")?,
            None => writeln!(out, "book    no entry for this position")?,
        }
        for reply in state.moves() {
            if let Some(entry) = book.entry(&state.play(reply).position) {
                writeln!(out, "{:<7} then {entry}", reply.to_string())?;
            }
        }
        Ok(Status::Done)
    }
}
