//! The frame of files with opening books, whatever the game.

use thiserror::Error;

/// The format of the files with a game's books: a line of text that names the game and the version, a few bytes that
/// say what the book is for, a checksum of all other bytes (CRC-32, little-endian), and the entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookFormat {
    /// The name of the game.
    pub game: &'static str,
    /// The version of the format.
    pub version: u8,
}

/// An error in the frame of a file with a book.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BookFormatError {
    /// The bytes do not begin like a book of the game.
    #[error("not a book of `suite {0} book build`")]
    NotABook(
        /// The name of the game.
        &'static str,
    ),
    /// The version of the format is not supported.
    #[error("expected a book of version {0}, found another version")]
    Version(
        /// The version that is supported.
        u8,
    ),
    /// The part before the entries is incomplete.
    #[error("unexpected end of file")]
    Truncated,
    /// The bytes have been changed or truncated.
    #[error("corrupt: checksum mismatch")]
    Checksum,
}

impl BookFormat {
    /// Returns the bytes that say what a book is for, and its entries.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes are not a book of this game, or one of another version, or corrupt.
    pub fn open<const HEAD: usize>(self, bytes: &[u8]) -> Result<([u8; HEAD], &[u8]), BookFormatError> {
        let rest = bytes.strip_prefix(self.name().as_bytes()).ok_or(BookFormatError::NotABook(self.game))?;
        let version = self.version_line();
        let (found, rest) = rest.split_at_checked(version.len()).ok_or(BookFormatError::Truncated)?;
        if found != version.as_bytes() {
            return Err(BookFormatError::Version(self.version));
        }
        let (&head, rest) = rest.split_first_chunk().ok_or(BookFormatError::Truncated)?;
        let (checksum, entries) = rest.split_first_chunk().ok_or(BookFormatError::Truncated)?;
        if *checksum == self.checksum(&head, entries) { Ok((head, entries)) } else { Err(BookFormatError::Checksum) }
    }

    /// Returns the bytes of a book.
    #[must_use]
    pub fn seal(self, head: &[u8], entries: &[u8]) -> Vec<u8> {
        [self.name().as_bytes(), self.version_line().as_bytes(), head, &self.checksum(head, entries), entries].concat()
    }

    fn name(self) -> String {
        format!("suite {} book ", self.game)
    }

    fn version_line(self) -> String {
        format!("{}\n", self.version)
    }

    fn checksum(self, head: &[u8], entries: &[u8]) -> [u8; 4] {
        let mut checksum = crc32fast::Hasher::new();
        for bytes in [self.name().as_bytes(), self.version_line().as_bytes(), head, entries] {
            checksum.update(bytes);
        }
        checksum.finalize().to_le_bytes()
    }
}
