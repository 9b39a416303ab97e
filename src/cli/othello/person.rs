//! How people speak of Othello.

use std::fmt::Display;
use std::time::Duration;

use suite_othello::{Bits, Champion, Move, Position, Square};
use suite_search::{Budget, Game, Strategy};

use super::board::SIDES;
use crate::cli::person::Spoken;
use crate::cli::style;

impl<B: Bits> Spoken for Position<B> {
    const PERSON: &str = "human";
    const CHOICES: &str = "column row, u, h or q";

    fn whose_turn(&self) -> impl Display {
        style::side(self.to_move(), SIDES[self.to_move() as usize])
    }

    fn read(&self, text: &str) -> Result<Move, String> {
        match square(text).map(Move::Place) {
            Some(mv) if self.moves().any(|legal| legal == mv) => Ok(mv),
            Some(mv) => Err(format!("{mv} is not a legal move here; those marked + are")),
            None => Err(HELP.to_owned()),
        }
    }

    fn hint(&self, time: Duration) -> Option<Move> {
        Champion::new().choose(self, Budget { time, ..Budget::UNLIMITED }).ok()?.best
    }
}

const HELP: &str = "a move is a column and a row, as in `2 3`; u takes a move back, h gives a hint, q leaves";

/// The square that somebody has typed, with a blank or a comma between column and row.
fn square(text: &str) -> Option<Square> {
    let (column, row) = text.split_once([' ', ','])?;
    Square::at(column.trim().parse().ok()?, row.trim().parse().ok()?)
}
