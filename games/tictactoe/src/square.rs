//! Squares of the board, which are also the moves.

use std::fmt;

/// A square of the board; the first in canonical order is the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(crate) u8);

/// Squares to a side of the board.
pub(crate) const SIDE: usize = 3;

impl Square {
    /// The square in a row and a column, both counted from 0; `None` off the board.
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        (row < SIDE && column < SIDE).then_some(Self((row * SIDE + column) as u8))
    }

    /// Every square in canonical order: row by row from the top, each from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..(SIDE * SIDE) as u8).map(Self)
    }

    /// Its row, from 0 at the top.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / SIDE
    }

    /// Its column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % SIDE
    }

    /// The set of this square alone: a bit for each square of the board.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }
}

/// The row, then the column, as Little-Go's assignment writes its points.
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
