//! Reading and writing books.

use std::borrow::Cow;

use thiserror::Error;

use super::{Book, entry_len};
use crate::size::{Size, SizeError};

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
