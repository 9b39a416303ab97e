//! The squares of a board.

use std::fmt;

use crate::bits::Bits;
use crate::size::Size;

impl Size {
    /// Returns all squares of a board of this size in canonical order: column by column, and within a column from row 0
    /// down.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |column| (0..self.0).map(move |row| Square { column, row }))
    }
}

/// A square of a board. Squares compare in canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// Returns the square in a column and a row, both counted from 0, or `None` off the largest board.
    #[inline]
    #[must_use]
    pub fn at(column: usize, row: usize) -> Option<Self> {
        let on_board = |place: usize| u8::try_from(place).ok().filter(|&place| place < Size::MAX.0);
        Some(Self { column: on_board(column)?, row: on_board(row)? })
    }

    /// Returns the column, from 0.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Returns the row, from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Returns `true` if a board of that size has the square.
    #[inline]
    #[must_use]
    pub const fn is_on(self, size: Size) -> bool {
        self.column < size.0 && self.row < size.0
    }

    /// Returns the index of the square in a set of squares.
    #[inline]
    pub(crate) fn index<B: Bits>(self) -> u32 {
        u32::from(self.column) * B::SIDE + u32::from(self.row)
    }

    /// Returns the square with an index in a set of squares.
    #[inline]
    pub(crate) const fn with_index<B: Bits>(index: u32) -> Self {
        Self { column: (index / B::SIDE) as u8, row: (index % B::SIDE) as u8 }
    }
}

/// Writes the square as the assignment does: the column, then the row.
///
/// ```
/// use suite_othello::Square;
/// assert_eq!(Square::at(3, 2).unwrap().to_string(), "3 2");
/// ```
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.column, self.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_square_is_that_of_the_largest_board() {
        assert_eq!(Square::at(15, 15), Size::MAX.squares().last());
        assert_eq!([Square::at(16, 0), Square::at(0, 16)], [None, None]);
    }
}
