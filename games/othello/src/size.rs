//! Board sizes.

use thiserror::Error;

/// A board size: the number of rows and of columns, from 3 to 16.
///
/// On a smaller board there is never a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(pub(crate) u8);

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(3);
    /// The largest board.
    pub const MAX: Self = Self(16);

    /// Creates the size with `side` rows and columns.
    ///
    /// # Errors
    ///
    /// Returns [`SizeError`] if the board would be too small or too large.
    ///
    /// ```
    /// use suite_othello::Size;
    /// assert_eq!(Size::new(8).map(Size::side), Ok(8));
    /// assert_eq!(Size::new(2).unwrap_err().to_string(), "expected a board size from 3 to 16, found 2");
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
}

/// The error for a board size that is not supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a board size from {min} to {max}, found {0}", min = Size::MIN.0, max = Size::MAX.0)]
pub struct SizeError(
    /// The size asked for.
    pub usize,
);
