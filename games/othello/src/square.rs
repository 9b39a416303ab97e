//! Sizes of boards, squares, and moves.

use std::fmt;

use thiserror::Error;

use crate::bits::Bits;

/// The squares to a side of a board, from 3 to 16.
///
/// On smaller boards nobody could move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(u8);

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(3);
    /// The largest board.
    pub const MAX: Self = Self(16);

    /// The size with that many squares to a side.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if there is no such board.
    ///
    /// ```
    /// use suite_othello::Size;
    /// assert_eq!(Size::new(8).map(Size::side), Ok(8));
    /// assert_eq!(Size::new(2).unwrap_err().to_string(), "found 2 squares to a side of the board, expected 3 to 16");
    /// ```
    pub fn new(side: usize) -> Result<Self, SizeError> {
        Self::all().find(|size| size.side() == side).ok_or(SizeError(side))
    }

    /// Every size, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// Squares to a side.
    #[inline]
    #[must_use]
    pub const fn side(self) -> usize {
        self.0 as usize
    }

    /// Every square of a board of this size in canonical order: column by column, inside a column from row 0 down.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |column| (0..self.0).map(move |row| Square { column, row }))
    }
}

/// No board has so many squares to a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("found {0} squares to a side of the board, expected {min} to {max}", min = Size::MIN.0, max = Size::MAX.0)]
pub struct SizeError(
    /// What was asked for.
    pub usize,
);

/// A square of a board; the first in canonical order is the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// The square in a column and a row, both counted from 0; `None` off the largest board.
    #[must_use]
    pub fn at(column: usize, row: usize) -> Option<Self> {
        let on_board = |place: usize| u8::try_from(place).ok().filter(|&place| place < Size::MAX.0);
        Some(Self { column: on_board(column)?, row: on_board(row)? })
    }

    /// Its column, from 0.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Its row, from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Whether a board of that size has it.
    #[must_use]
    pub const fn is_on(self, size: Size) -> bool {
        self.column < size.0 && self.row < size.0
    }

    /// Its place in a set of squares.
    #[inline]
    pub(crate) fn index<B: Bits>(self) -> u32 {
        u32::from(self.column) * B::SIDE + u32::from(self.row)
    }

    /// The square with that place in a set of squares.
    #[inline]
    pub(crate) const fn with_index<B: Bits>(index: u32) -> Self {
        Self { column: (index / B::SIDE) as u8, row: (index % B::SIDE) as u8 }
    }
}

/// As the assignment writes it: the column, then the row.
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

/// What a player does in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing a disk, which flips others.
    Place(Square),
    /// Nothing, for want of a square; by the standard rules only.
    Pass,
}

/// The square, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}
