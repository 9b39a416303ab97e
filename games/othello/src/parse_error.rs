//! The errors of the parsers.

use suite_search::Player;
use thiserror::Error;

use crate::board::color;
use crate::size::Size;

/// An error in a text of one line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("character {at}: expected {expected}, found {found}")]
pub struct ParseError {
    /// The position of the error in bytes, counted from 1.
    pub at: usize,
    /// The offending text in quotes, or a description such as `end of line`.
    pub found: String,
    /// The expected contents.
    pub expected: Expected,
}

/// An error in a text of several lines.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: expected {expected}, found {found}")]
pub struct ParseDiagramError {
    /// The line of the error, counted from 1.
    pub line: usize,
    /// The column of the error in bytes, counted from 1.
    pub column: usize,
    /// The offending text in quotes, or a description such as `end of file`.
    pub found: String,
    /// The expected contents.
    pub expected: Expected,
}

/// The contents that a text should have at a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("a color (1 for dark, 2 for light)")]
    Color,
    #[error("a depth limit in plies (-1 for none)")]
    Limit,
    #[error("0 or 1 for {0}")]
    Flag(&'static str),
    #[error("SCORE or FINAL")]
    Score,
    #[error("the number of {} disks", color(*.0))]
    Disks(Player),
    #[error("a column from 0 to {}", .0.side() - 1)]
    Column(Size),
    #[error("a row from 0 to {}", .0.side() - 1)]
    Row(Size),
    #[error("a square, as in `3 2`, `3,2` or `d3`")]
    Square,
    #[error("a column letter from a to {}", char::from(b'a' + .0.side() as u8 - 1))]
    Letter(Size),
    #[error("a row from 1 to {}", .0.side())]
    RowFromOne(Size),
    #[error("a board (a list or tuple of rows)")]
    Board,
    #[error("a row (a list or tuple of squares)")]
    RowOfBoard,
    #[error("a square (0, 1 or 2)")]
    Digit,
    #[error("a square (-, X or O)")]
    Symbol,
    #[error("n x n squares (n from {} to {})", Size::MIN.side(), Size::MAX.side())]
    Squares,
    #[error("the player to move (1 or 2)")]
    PlayerDigit,
    #[error("the player to move (X or O)")]
    PlayerSymbol,
    #[error("a width of {} to {}", Size::MIN.side(), Size::MAX.side())]
    Size,
    #[error("a width of {}, like that of the first row", .0.side())]
    Width(Size),
    #[error("a height of {}, like the width", .0.side())]
    Height(Size),
    #[error("a comma")]
    Comma,
    #[error("a comma or {0:?}")]
    CommaOr(char),
    #[error("{0:?} after {max} items", max = Size::MAX.side())]
    Closing(char),
    #[error("end of line")]
    End,
}
