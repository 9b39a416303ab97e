//! The bytes of a book.

use std::borrow::Cow;

use thiserror::Error;

use super::{Book, entry_len};
use crate::size::{Size, SizeError};

const TITLE: &[u8] = b"suite go book 2\n";
/// The title without the version.
const NAME: usize = TITLE.len() - 2;
/// What comes before the checksum, and before the entries.
const HEAD: usize = TITLE.len() + 2;
const ENTRIES: usize = HEAD + size_of::<u32>();

impl Book {
    /// Reads a book; bytes that last as long as the program are not copied.
    ///
    /// # Errors
    ///
    /// If it is no book, one of another version, or not as it was written.
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

    /// The bytes of the book.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let head = [TITLE, &[self.size.side() as u8, self.plies as u8]].concat();
        let checksum = checksum(&head, &self.entries).to_le_bytes();
        [&head[..], &checksum, &self.entries].concat()
    }
}

/// The CRC-32 of all bytes but itself.
fn checksum(head: &[u8], entries: &[u8]) -> u32 {
    let mut checksum = crc32fast::Hasher::new();
    checksum.update(head);
    checksum.update(entries);
    checksum.finalize()
}

/// Bytes that are no book.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseBookError {
    /// They begin with something else.
    #[error("it is no book of `suite go book build`")]
    NotABook,
    /// They are a book that this program cannot read.
    #[error("it is a book of another version, expected 2")]
    Version,
    /// There is not even a whole head.
    #[error("it ends too early")]
    Truncated,
    /// They have been changed, or are not all there.
    #[error("it is damaged: its checksum is another one")]
    Checksum,
    /// The board has no such size.
    #[error(transparent)]
    Size(#[from] SizeError),
    /// The entries are not of one length, or out of order.
    #[error("its entries are not whole or not in order")]
    Entries,
}
