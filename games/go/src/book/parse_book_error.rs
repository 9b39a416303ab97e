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
    /// The board size is not supported.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The entries are incomplete or out of order.
    #[error("entries incomplete or out of order")]
    Entries,
}
