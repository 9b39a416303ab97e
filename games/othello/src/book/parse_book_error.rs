//! Errors in the bytes of books.

use suite_tabletop::BookFormatError;
use thiserror::Error;

use crate::size::SizeError;

/// An error in the bytes of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseBookError {
    /// The bytes are not a book of this version, or corrupt.
    #[error(transparent)]
    Format(#[from] BookFormatError),
    /// There is no such board size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The board is too large for books, or there are no such rules.
    #[error("expected a book for a board of up to 8x8 squares and rules 0 or 1")]
    Game,
    /// An entry is missing, superfluous or not a legal move.
    #[error("entries incomplete or illegal")]
    Entries,
}
