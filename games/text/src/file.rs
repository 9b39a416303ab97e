//! Files, which may contain anything.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// The size in bytes that a file must stay below, so that a huge one is refused at once.
const LONGEST: u64 = 64 << 20;

/// What stands for stdin in the place of a file.
const STDIN: &str = "-";

/// A file that cannot be read.
#[derive(Debug, Error)]
pub enum ReadFileError {
    /// The system cannot read it.
    #[error("cannot read {name}: {error}")]
    Io {
        /// The name of the file.
        name: String,
        /// The reason, which the message ends with.
        error: io::Error,
    },
    /// It is too long.
    #[error("{0}: expected less than 64 MiB")]
    TooLong(
        /// The name of the file.
        String,
    ),
}

/// Returns the name of the file at `path` in messages: stdin if that is `-`.
#[must_use]
pub fn file_name(path: &Path) -> String {
    if path == Path::new(STDIN) { "stdin".to_owned() } else { path.display().to_string() }
}

/// Reads the file at `path`, or stdin if that is `-`.
///
/// # Errors
///
/// A [`ReadFileError`] if it cannot be read, or has 64 MiB or more.
pub fn read_file(path: &Path) -> Result<Vec<u8>, ReadFileError> {
    let mut bytes = Vec::new();
    let read = if path == Path::new(STDIN) {
        io::stdin().take(LONGEST).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes))
    };
    match read {
        Err(error) => Err(ReadFileError::Io { name: file_name(path), error }),
        Ok(_) if bytes.len() as u64 == LONGEST => Err(ReadFileError::TooLong(file_name(path))),
        Ok(_) => Ok(bytes),
    }
}
