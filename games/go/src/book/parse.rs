//! Reading and writing books.

use std::borrow::Cow;

use super::parse_book_error::ParseBookError;
use super::{Book, entry_len};
use crate::size::Size;

const TITLE: &[u8] = b"suite go book 2\n";
/// The length of the title without the version.
const NAME: usize = TITLE.len() - 2;
/// The lengths of the parts before the checksum, and before the entries.
const HEAD: usize = TITLE.len() + 2;
const ENTRIES: usize = HEAD + size_of::<u32>();

impl Book {
    /// Parses a book. Static bytes are not copied.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book, or one of another version, or corrupt.
    pub fn parse(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, ParseBookError> {
        let bytes = bytes.into();
        if !bytes.starts_with(&TITLE[..NAME]) {
            return Err(ParseBookError::NotABook);
        }
        if bytes.get(NAME..TITLE.len()).is_some_and(|version| version != &TITLE[NAME..]) {
            return Err(ParseBookError::Version);
        }
        let Some((head, entries)) = bytes.split_at_checked(ENTRIES) else { return Err(ParseBookError::Truncated) };
        let &[side, plies] = &head[TITLE.len()..HEAD] else { return Err(ParseBookError::Truncated) };
        if head[HEAD..] != checksum(&head[..HEAD], entries).to_le_bytes() {
            return Err(ParseBookError::Checksum);
        }
        let size = Size::new(side.into())?;
        let mut entries = entries.chunks(entry_len(size));
        let is_whole = |entry: &[u8]| entry.len() == entry_len(size);
        if !entries.clone().all(is_whole)
            || !entries.clone().zip(entries.by_ref().skip(1)).all(|(one, next)| one < next)
        {
            return Err(ParseBookError::Entries);
        }
        let entries = match bytes {
            Cow::Borrowed(bytes) => Cow::Borrowed(&bytes[ENTRIES..]),
            Cow::Owned(mut bytes) => Cow::Owned(bytes.split_off(ENTRIES)),
        };
        Ok(Self { size, plies: plies.into(), entries })
    }

    /// Returns the bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = [TITLE, &[self.size.side() as u8, self.plies as u8]].concat();
        let checksum = checksum(&head, &self.entries).to_le_bytes();
        [&head[..], &checksum, &self.entries].concat()
    }
}

/// Returns the CRC-32 of all bytes except the checksum itself.
fn checksum(head: &[u8], entries: &[u8]) -> u32 {
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(head);
    checksum.update(entries);
    checksum.finalize()
}
