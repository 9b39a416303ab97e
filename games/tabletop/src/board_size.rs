//! The sizes of square boards.

use thiserror::Error;

/// Defines `Size`, the size of a square board, from the least to the greatest number of rows; its documentation is that
/// of the macro's argument.
///
/// Each game has a type of its own, which costs nothing where positions are searched.
#[macro_export]
macro_rules! board_size {
    ($(#[$documentation:meta])* $least:literal to $most:literal) => {
        $(#[$documentation])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct Size(pub(crate) u8);

        impl Size {
            /// The smallest board.
            pub const MIN: Self = Self($least);
            /// The largest board.
            pub const MAX: Self = Self($most);

            /// Creates the size with `side` rows and columns.
            ///
            /// # Errors
            ///
            /// Returns [`SizeError`]($crate::SizeError) if the board would be too small or too large.
            pub fn new(side: usize) -> Result<Self, $crate::SizeError> {
                let error = $crate::SizeError { least: $least, most: $most, found: side };
                Self::all().find(|size| size.side() == side).ok_or(error)
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
    };
}

/// The error for a board size that is not supported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a board size from {least} to {most}, found {found}")]
pub struct SizeError {
    /// The smallest board.
    pub least: u8,
    /// The largest board.
    pub most: u8,
    /// The size asked for.
    pub found: usize,
}
