//! Boards as text for terminals.

use suite_tabletop::style;

use crate::position::{Position, letter};
use crate::square::{BOARD_SIZE, Square};

impl Position {
    /// Draws the board with the names of its columns and rows, the values and the pieces, and the last move marked.
    #[must_use]
    pub fn draw_board(&self, last: Option<Square>) -> String {
        let mut text = "      A     B     C     D     E".to_owned();
        let squares: Vec<_> = Square::all().collect();
        for (row, squares) in squares.chunks(BOARD_SIZE).enumerate() {
            text += &format!("\n{}  ", row + 1);
            for &square in squares {
                let value = self.values()[square.index()];
                let [open, close] = if last == Some(square) { ['(', ')'] } else { [' ', ' '] };
                text += &match self.piece_at(square) {
                    None => format!("  {value:>3} "),
                    Some(player) => {
                        let piece = format!("{}{value:>3}{close}", letter(player));
                        format!("{open}{}", style::player(player, piece))
                    }
                };
            }
        }
        text
    }
}
