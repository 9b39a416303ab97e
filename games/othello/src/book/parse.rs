//! Reading and writing books.

use flate2::Crc;

use super::parse_book_error::ParseBookError;
use super::{Book, BookEntry};
use crate::position::Rules;
use crate::size::Size;

const TITLE: &[u8] = b"suite othello book 1\n";
/// The length of the title without the version.
const NAME: usize = TITLE.len() - 2;

impl Book {
    /// Parses a book.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book, or one of another version, or corrupt.
    pub fn parse(bytes: &[u8]) -> Result<Self, ParseBookError> {
        let after_name = bytes.strip_prefix(&TITLE[..NAME]).ok_or(ParseBookError::NotABook)?;
        let (version, rest) = after_name.split_at_checked(TITLE.len() - NAME).ok_or(ParseBookError::Truncated)?;
        if version != &TITLE[NAME..] {
            return Err(ParseBookError::Version);
        }
        let Some((&[side, rules, plies, ref found @ ..], packed)) = rest.split_first_chunk::<7>() else {
            return Err(ParseBookError::Truncated);
        };
        if *found != checksum([side, rules, plies], packed) {
            return Err(ParseBookError::Checksum);
        }
        let size = Size::new(side.into())?;
        let rules =
            Rules::BOTH.get(usize::from(rules)).filter(|_| size <= Self::MAX_SIZE).ok_or(ParseBookError::Game)?;
        let (packed, rest) = packed.as_chunks();
        let mut packed = packed.iter();
        let book = Self::build(size, *rules, plies.into(), |variation, _, _| {
            let entry = packed.next().and_then(|&entry| BookEntry::from_bytes(entry, &variation.position));
            entry.ok_or(ParseBookError::Entries)
        })?;
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
        let packed: Vec<u8> = entries.flatten().collect();
        [TITLE, &head, &checksum(head, &packed), &packed].concat()
    }
}

/// Returns the CRC-32 of all bytes except the checksum itself.
pub(super) fn checksum(head: [u8; 3], packed: &[u8]) -> [u8; 4] {
    let mut checksum = Crc::new();
    for bytes in [TITLE, &head, packed] {
        checksum.update(bytes);
    }
    checksum.sum().to_le_bytes()
}
