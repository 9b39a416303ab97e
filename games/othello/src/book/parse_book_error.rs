//! Errors in the bytes of books.

use thiserror::Error;

use crate::size::SizeError;

/// An error in the bytes of a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseBookError {
    /// The bytes do not begin like a book.
    #[error("not a book of `suite othello book build`")]
    NotABook,
    /// The version of the format is not supported.
    #[error("expected a book of version 1, found another version")]
    Version,
    /// The header is incomplete.
    #[error("unexpected end of file")]
    Truncated,
    /// The bytes have been changed or truncated.
    #[error("corrupt: checksum mismatch")]
    Checksum,
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
