//! Errors in the bytes of books.

use thiserror::Error;

use crate::size::SizeError;

/// An error in the bytes of a book.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseBookError {
    /// The bytes do not begin like a book.
    #[error("not a book of `suite go book build`")]
    NotABook,
    /// The version of the format is not supported.
    #[error("expected a book of version 2, found another version")]
    Version,
    /// The header is incomplete.
    #[error("unexpected end of file")]
    Truncated,
    /// The bytes have been changed or truncated.
    #[error("corrupt: checksum mismatch")]
    Checksum,
    /// The board size is not supported.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The entries are incomplete or out of order.
    #[error("entries incomplete or out of order")]
    Entries,
}
