//! Squares and sets of squares.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A square of the board, A1 to E5: the letter of its column and the number of its row, counted from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Board size: the number of rows and of columns.
pub const BOARD_SIZE: usize = 5;

/// The number of squares on the board.
pub const SQUARES: usize = BOARD_SIZE * BOARD_SIZE;

const NAMES: &[u8; 2 * SQUARES] = b"A1B1C1D1E1A2B2C2D2E2A3B3C3D3E3A4B4C4D4E4A5B5C5D5E5";

impl Square {
    /// Returns all squares in canonical order: row by row from the top, A to E.
    #[inline]
    pub fn all() -> impl Iterator<Item = Self> {
        SquareSet::FULL
    }

    /// Returns the square at a row and a column, both counted from 0 at A1, or `None` off the board.
    #[inline]
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        (row < BOARD_SIZE && column < BOARD_SIZE).then(|| Self((row * BOARD_SIZE + column) as u8))
    }

    /// Returns the index of the square in canonical order, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the name of the square, A1 to E5.
    ///
    /// ```
    /// use suite_squirrel::Square;
    /// assert_eq!(Square::at(2, 1).unwrap().name(), "B3");
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "it never panics")]
    pub fn name(self) -> &'static str {
        let start = 2 * self.index();
        std::str::from_utf8(&NAMES[start..start + 2]).expect("names are ASCII")
    }

    /// Returns the adjacent squares: above, below, left and right.
    #[inline]
    #[must_use]
    pub const fn neighbors(self) -> SquareSet {
        NEIGHBORS[self.index()]
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Parses the name of a square, in upper or lower case.
///
/// ```
/// use suite_squirrel::Square;
/// assert_eq!("b3".parse().ok(), Square::at(2, 1));
/// ```
impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        Self::all().find(|square| square.name().eq_ignore_ascii_case(text)).ok_or(ParseSquareError)
    }
}

/// The error for a text that is not the name of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a square such as C3")]
pub struct ParseSquareError;

/// A set of squares, and an iterator over them in canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(pub(crate) u32);

impl SquareSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);
    /// The set of all squares.
    pub const FULL: Self = Self((1 << SQUARES) - 1);

    /// Returns the set that contains only `square`.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// Returns `true` if the set contains `square`.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// Returns the number of squares in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set contains no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the squares that are in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the squares that are in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the squares of this set that are not in `other`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the squares that are not in the set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::FULL.difference(self)
    }
}

impl Iterator for SquareSet {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.is_empty() {
            return None;
        }
        let first = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Square(first as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl FromIterator<Square> for SquareSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set.union(Self::of(square)))
    }
}

const NEIGHBORS: [SquareSet; SQUARES] = {
    let mut neighbors = [SquareSet::EMPTY; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut bits = 0;
        if index >= BOARD_SIZE {
            bits |= 1 << (index - BOARD_SIZE);
        }
        if index + BOARD_SIZE < SQUARES {
            bits |= 1 << (index + BOARD_SIZE);
        }
        if index % BOARD_SIZE > 0 {
            bits |= 1 << (index - 1);
        }
        if index % BOARD_SIZE < BOARD_SIZE - 1 {
            bits |= 1 << (index + 1);
        }
        neighbors[index] = SquareSet(bits);
        index += 1;
    }
    neighbors
};

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
    fn other_texts_and_numbers_are_not_squares() {
        for text in ["", "A", "A0", "A6", "F1", "A1 ", "\u{ff21}1"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError), "{text}");
        }
        for (row, column) in [(5, 0), (0, 5), (usize::MAX, 0), (0, usize::MAX)] {
            assert_eq!(Square::at(row, column), None);
        }
    }
    #[test]
    fn sets_know_their_squares_and_how_many_they_are() {
        let [first, both] =
            [1, 2].map(|count| Square::all().take(count).map(SquareSet::of).fold(SquareSet::EMPTY, SquareSet::union));
        assert_eq!((first.union(both), first.intersection(both), both.difference(first).len()), (both, first, 1));
        assert_eq!((both.size_hint(), both.count(), first.complement().len()), ((2, Some(2)), 2, 24));
    }
}
