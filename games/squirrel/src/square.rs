//! The 25 squares, their names, and sets of them.

use std::fmt;

/// A square of the board, A1 to E5: the column's letter, and the row's number counted from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Squares to a side of the board.
pub const SIDE: usize = 5;

/// Squares on the board.
pub const SQUARES: usize = SIDE * SIDE;

const NAMES: &[u8; 2 * SQUARES] = b"A1B1C1D1E1A2B2C2D2E2A3B3C3D3E3A4B4C4D4E4A5B5C5D5E5";

impl Square {
    /// Every square in canonical order: row by row from the top, A to E.
    pub fn all() -> impl Iterator<Item = Self> {
        SquareSet::FULL
    }

    /// The square at a row and a column, both counted from 0 at A1; `None` off the board.
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        let index = u8::try_from(row * SIDE + column).ok()?;
        (row < SIDE && column < SIDE).then_some(Self(index))
    }

    /// Its place in canonical order, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name, A1 to E5.
    ///
    /// ```
    /// use suite_squirrel::Square;
    /// assert_eq!(Square::at(2, 1).unwrap().name(), "B3");
    /// ```
    #[must_use]
    pub fn name(self) -> &'static str {
        let start = 2 * self.index();
        std::str::from_utf8(&NAMES[start..start + 2]).expect("names are ASCII")
    }

    /// The squares that touch it: up, down, left and right.
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

/// A set of squares; as an iterator it gives them in canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u32);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All of them.
    pub const FULL: Self = Self((1 << SQUARES) - 1);

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.0)
    }

    /// Whether `square` is in it.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & Self::of(square).0 != 0
    }

    /// How many squares are in it.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no square in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares that are in either.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are in both.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares that are here and not in `other`.
    #[inline]
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares that are not in it.
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

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set.union(Self::of(square)))
    }
}

const NEIGHBORS: [SquareSet; SQUARES] = {
    let mut neighbors = [SquareSet::EMPTY; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut bits = 0;
        if index >= SIDE {
            bits |= 1 << (index - SIDE);
        }
        if index + SIDE < SQUARES {
            bits |= 1 << (index + SIDE);
        }
        if index % SIDE > 0 {
            bits |= 1 << (index - 1);
        }
        if index % SIDE < SIDE - 1 {
            bits |= 1 << (index + 1);
        }
        neighbors[index] = SquareSet(bits);
        index += 1;
    }
    neighbors
};
