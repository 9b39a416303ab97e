//! The names of points in GTP and among Go players.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{AnyMove, GameFacts, Picture, SquarePicture};

/// A point as GTP names it: a letter for the column, which is never an I, and a number for the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vertex {
    /// The column, from 0.
    pub column: usize,
    /// The number of the row, from 1.
    pub number: usize,
}

const LETTERS: &str = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl Vertex {
    /// Returns the name of a square of a game's board.
    #[must_use]
    pub const fn of<M>(game: &GameFacts, board: &Picture<M>, square: &SquarePicture<M>) -> Self {
        let number = if game.rows_from_top { square.row + 1 } else { board.rows - square.row };
        Self { column: square.column, number }
    }

    /// Returns the name of a move on a game's board.
    #[must_use]
    pub fn name(game: &GameFacts, board: &Picture<AnyMove>, mv: AnyMove) -> String {
        let square = board.squares.iter().find(|square| square.mv == Some(mv));
        square.map_or_else(|| "pass".to_owned(), |square| Self::of(game, board, square).to_string())
    }

    /// Returns the square of a game's board with this name.
    #[must_use]
    pub fn on<'a, M>(self, game: &GameFacts, board: &'a Picture<M>) -> Option<&'a SquarePicture<M>> {
        board.squares.iter().find(|square| Self::of(game, board, square) == self)
    }
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_letter(self.column), self.number)
    }
}

/// Returns the letter of a column; there is one for each of the first 25.
#[must_use]
pub fn column_letter(column: usize) -> char {
    LETTERS.chars().nth(column).unwrap_or('?')
}

impl FromStr for Vertex {
    type Err = ParseVertexError;

    fn from_str(text: &str) -> Result<Self, ParseVertexError> {
        let letter = text.chars().next().ok_or(ParseVertexError)?;
        let column = LETTERS.find(letter.to_ascii_uppercase()).ok_or(ParseVertexError)?;
        let digits = &text[1..];
        let number = digits.parse().ok().filter(|_| digits.bytes().all(|byte| byte.is_ascii_digit()));
        Ok(Self { column, number: number.filter(|&number| number > 0).ok_or(ParseVertexError)? })
    }
}

/// The error for a text that names no point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a point such as C3")]
pub struct ParseVertexError;

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn printed_vertices_parse_back(column in 0..25_usize, number in 1..26_usize) {
            let vertex = Vertex { column, number };
            prop_assert_eq!(vertex.to_string().parse(), Ok(vertex));
            prop_assert_eq!(vertex.to_string().to_lowercase().parse(), Ok(vertex));
        }

        #[test]
        fn arbitrary_text_never_panics(text: String, near in "[a-zA-Z0-9é]{0,4}") {
            let _ = (text.parse::<Vertex>(), near.parse::<Vertex>());
        }
    }

    #[test]
    fn there_is_no_column_i() {
        assert_eq!("J1".parse(), Ok(Vertex { column: 8, number: 1 }));
        for wrong in ["", "I1", "A0", "A", "1", "A+1", "A-1", "AA1", "A1 ", "é1", "pass", "A99999999999999999999"] {
            assert_eq!(wrong.parse::<Vertex>(), Err(ParseVertexError), "{wrong}");
        }
    }
}
