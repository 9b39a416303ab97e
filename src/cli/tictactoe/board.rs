//! Boards for people.

use suite_search::{Game, Player};
use suite_tictactoe::{Position, Square, mark};

use crate::cli::style;
use suite_arena::{Elapsed, Spectate};

/// What the two sides are called.
pub const SIDES: [&str; 2] = ["X", "O"];

/// Shows a game on stderr as it goes on.
pub struct Screen;

impl Spectate<Position> for Screen {
    fn position(&mut self, position: &Position) {
        anstream::eprintln!("{}", draw(position));
    }

    fn played(&mut self, side: Player, square: Square, _: Elapsed) {
        anstream::eprintln!("{} plays {square}\n", style::side(side, mark(side)));
    }
}

/// The board with its coordinates.
fn draw(position: &Position) -> String {
    let mut text = "   0 1 2".to_owned();
    for square in Square::all() {
        if square.column() == 0 {
            text += &format!("\n {}", square.row());
        }
        text += &match position.mark_at(square) {
            None => " .".to_owned(),
            Some(player) => format!(" {}", style::side(player, mark(player))),
        };
    }
    text + if position.is_over() { "\n" } else { "" }
}
