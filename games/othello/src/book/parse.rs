//! Reading and writing books.

use suite_tabletop::BookFormat;

use super::parse_book_error::ParseBookError;
use super::{Book, BookEntry, Variation};
use crate::position::Rules;
use crate::size::Size;

pub(super) const FORMAT: BookFormat = BookFormat { game: "othello", version: 1 };

impl Book {
    /// Parses a book.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book, or one of another version, or corrupt.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseBookError> {
        let ([side, rules, plies], packed) = FORMAT.open(bytes)?;
        let size = Size::new(side.into())?;
        let rules =
            Rules::BOTH.get(usize::from(rules)).filter(|_| size <= Self::MAX_SIZE).ok_or(ParseBookError::Game)?;
        let (packed, rest) = packed.as_chunks();
        let mut packed = packed.iter();
        let mut unpack = |variation: &Variation| {
            let entry = packed.next().and_then(|&entry| BookEntry::from_bytes(entry, &variation.position));
            entry.ok_or(ParseBookError::Entries)
        };
        let book = Self::build(size, *rules, plies.into(), |ply| ply.iter().copied().map(&mut unpack).collect())?;
        if rest.is_empty() && packed.next().is_none() { Ok(book) } else { Err(ParseBookError::Entries) }
    }

    /// Returns the bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = [self.size.side() as u8, u8::from(self.rules == Rules::Standard), self.plies as u8];
        let entries = self.variations().into_iter().filter_map(|variation| {
            let position = &variation.position;
            Some(self.entry(position)?.to_bytes(position))
        });
        FORMAT.seal(&head, &entries.flatten().collect::<Vec<u8>>())
    }
}
