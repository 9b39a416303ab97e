//! Board sizes, and what depends on them alone: the length of a game and the komi.

use thiserror::Error;

/// A board size: the number of rows and of columns, from 2 to 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(pub(crate) u8);

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(2);
    /// The assignment's board.
    pub const DEFAULT: Self = Self(5);
    /// The largest board.
    pub const MAX: Self = Self(7);

    /// Creates the size with `side` rows and columns.
    ///
    /// # Errors
    ///
    /// Returns [`SizeError`] if the board would be too small or too large.
    ///
    /// ```
    /// use suite_go::Size;
    /// assert_eq!(Size::new(5), Ok(Size::DEFAULT));
    /// assert_eq!(Size::new(9).unwrap_err().to_string(), "expected a board size from 2 to 7, found 9");
    /// ```
    pub fn new(side: usize) -> Result<Self, SizeError> {
        Self::all().find(|size| size.side() == side).ok_or(SizeError(side))
    }

    /// Returns all sizes, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// Returns the number of rows, which is also that of columns.
    #[inline]
    #[must_use]
    pub const fn side(self) -> usize {
        self.0 as usize
    }

    /// Returns the number of moves, passes included, after which a game ends in any case (the assignment, "end of the
    /// game").
    #[inline]
    #[must_use]
    pub const fn longest_game(self) -> u32 {
        self.0 as u32 * self.0 as u32 - 1
    }

    /// Returns the komi, White's compensation for moving second: half the board size.
    #[must_use]
    pub fn komi(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

/// The error for a board size that is not supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a board size from {min} to {max}, found {0}", min = Size::MIN.0, max = Size::MAX.0)]
pub struct SizeError(
    /// The size asked for.
    pub usize,
);
