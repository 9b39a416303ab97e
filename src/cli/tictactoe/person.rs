//! How people speak of tic-tac-toe.

use std::fmt::Display;
use std::time::Duration;

use suite_search::Game;
use suite_tictactoe::{Perfect, Position, Square, mark};

use crate::cli::person::Spoken;
use crate::cli::style;

impl Spoken for Position {
    const PERSON: &str = "human";
    const CHOICES: &str = "row,column; undo, hint or resign";

    fn whose_turn(&self) -> impl Display {
        style::side(self.to_move(), mark(self.to_move()))
    }

    fn read(&self, text: &str) -> Result<Square, String> {
        let words = text.split_once([' ', ',']);
        let number = |word: &str| word.trim().parse().ok();
        let square = words.and_then(|(row, column)| Square::at(number(row)?, number(column)?)).ok_or(HELP)?;
        if self.mark_at(square).is_none() { Ok(square) } else { Err(format!("{square} is taken")) }
    }

    fn hint(&self, _: Duration) -> Option<Square> {
        Perfect::new().best_move(self)
    }
}

const HELP: &str = "a move is a row and a column, each from 0 to 2, as in `1,2`; `undo` takes a move back, `hint` shows a good \
                    one, `resign` ends the game";
