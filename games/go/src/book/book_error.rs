//! Errors in the contents of books.

use thiserror::Error;

use super::book_entry::BookEntry;
use super::variation::Variation;

/// An error in the contents of a book.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BookError {
    /// The book has no legal move for a reachable position.
    #[error("no move {0}")]
    MissingMove(Variation),
    /// The entry of a position is wrong.
    #[error("the entry {0} is disproved: {1}")]
    Wrong(Variation, BookEntry),
    /// Some entries, of which this is the number, are for unreachable positions.
    #[error("{0} entries for unreachable positions")]
    Unreachable(usize),
}
