//! Reading and writing books.

use std::borrow::Cow;

use suite_tabletop::BookFormat;

use super::parse_book_error::ParseBookError;
use super::{Book, entry_len};
use crate::size::Size;

const FORMAT: BookFormat = BookFormat { game: "go", version: 2 };

impl Book {
    /// Parses a book. Static bytes are not copied.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book, or one of another version, or corrupt.
    pub fn parse(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, ParseBookError> {
        let bytes = bytes.into();
        let ([side, plies], entries) = FORMAT.open(&bytes)?;
        let size = Size::new(side.into())?;
        let begin = bytes.len() - entries.len();
        let mut entries = entries.chunks(entry_len(size));
        let is_whole = |entry: &[u8]| entry.len() == entry_len(size);
        if !entries.clone().all(is_whole)
            || !entries.clone().zip(entries.by_ref().skip(1)).all(|(one, next)| one < next)
        {
            return Err(ParseBookError::Entries);
        }
        let entries = match bytes {
            Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[begin..]),
            Cow::Owned(mut bytes) => Cow::Owned(bytes.split_off(begin)),
        };
        Ok(Self { size, plies: plies.into(), entries })
    }

    /// Returns the bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        FORMAT.seal(&[self.size.side() as u8, self.plies as u8], &self.entries)
    }
}
