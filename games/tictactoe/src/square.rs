//! The squares of the board, which are also the moves.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A square of the board. Squares compare in canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

/// Board size: the number of rows and of columns.
pub(crate) const BOARD_SIZE: usize = 3;

impl Square {
    /// Returns the square in a row and a column, both counted from 0, or `None` off the board.
    #[inline]
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        (row < BOARD_SIZE && column < BOARD_SIZE).then(|| Self((row * BOARD_SIZE + column) as u8))
    }

    /// Returns all squares in canonical order: row by row from the top, each from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..(BOARD_SIZE * BOARD_SIZE) as u8).map(Self)
    }

    /// Returns the row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / BOARD_SIZE
    }

    /// Returns the column, from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % BOARD_SIZE
    }

    /// Returns the set that contains only this square, as a bit mask.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// Writes the row and the column, as Little-Go's assignment writes its points.
///
/// ```
/// use suite_tictactoe::Square;
/// assert_eq!(Square::at(0, 2).unwrap().to_string(), "0,2");
/// ```
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// Parses a row and a column, with a comma or a blank between them.
///
/// ```
/// use suite_tictactoe::Square;
/// assert_eq!("0 2".parse().ok(), Square::at(0, 2));
/// ```
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let words = text.split_once([' ', ',']);
        let number = |word: &str| word.trim().parse().ok();
        let square = words.and_then(|(row, column)| Self::at(number(row)?, number(column)?));
        square.ok_or(ParseSquareError)
    }
}

/// The error for a text that is not a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected row,column from 0 to 2, such as 1,2")]
pub struct ParseSquareError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_squares_parse_back() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
    }

    #[test]
    fn other_texts_are_errors() {
        for text in ["", "1", "1,", "3,0", "0,3", "-1,0", "18446744073709551615,0", "0,18446744073709551616"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
    }
}
