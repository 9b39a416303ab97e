//! Errors in the contents of books.

use thiserror::Error;

use super::book_entry::BookEntry;
use super::variation::Variation;

/// The error for an entry that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("the entry {variation} is disproved: {entry}")]
pub struct BookError {
    /// The variation to the position of the entry.
    pub variation: Variation,
    /// The entry.
    pub entry: BookEntry,
}
