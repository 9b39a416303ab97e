//! Reading and writing books.

use std::borrow::Cow;

use suite_tabletop::BookFormat;

use super::parse_book_error::ParseBookError;
use super::{Book, entry_len};
use crate::size::Size;

const FORMAT: BookFormat = BookFormat { game: "go", version: 3 };

impl Book {
    /// Parses a book. Static bytes are not copied.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book, or one of another version, or corrupt.
    pub fn parse(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, ParseBookError> {
        let bytes = bytes.into();
        let ([side, plies], columns) = FORMAT.open(&bytes)?;
        let size = Size::new(side.into())?;
        let begin = bytes.len() - columns.len();
        let is_whole = columns.len().is_multiple_of(entry_len(size));
        let columns = match bytes {
            Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[begin..]),
            Cow::Owned(mut bytes) => Cow::Owned(bytes.split_off(begin)),
        };
        let book = Self { size, plies: plies.into(), columns };
        let is_sorted = (1..book.len()).all(|index| book.entry_at(index - 1).lt(book.entry_at(index)));
        if is_whole && is_sorted { Ok(book) } else { Err(ParseBookError::Entries) }
    }

    /// Returns the bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        FORMAT.seal(&[self.size.side() as u8, self.plies as u8], &self.columns)
    }
}
