//! Files, which may contain anything.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// The size in bytes that a file must stay below, so that a huge one is refused at once.
const LONGEST: u64 = 64 << 20;

/// A file that cannot be read.
#[derive(Debug, Error)]
pub enum ReadFileError {
    /// The system cannot read it.
    #[error("cannot read {name}: {source}")]
    Io {
        /// The name of the file.
        name: String,
        /// The reason.
        source: io::Error,
    },
    /// It is too long.
    #[error("{0}: expected less than 64 MiB")]
    TooLong(
        /// The name of the file.
        String,
    ),
}

/// Reads the file at `path`, or stdin if that is `-`.
///
/// # Errors
///
/// A [`ReadFileError`] if it cannot be read, or has 64 MiB or more.
pub fn read_file(path: &Path) -> Result<Vec<u8>, ReadFileError> {
    let is_stdin = path == Path::new("-");
    let name = || if is_stdin { "stdin".to_owned() } else { path.display().to_string() };
    let mut bytes = Vec::new();
    let read = if is_stdin {
        io::stdin().take(LONGEST).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes))
    };
    match read {
        Err(source) => Err(ReadFileError::Io { name: name(), source }),
        Ok(_) if bytes.len() as u64 == LONGEST => Err(ReadFileError::TooLong(name())),
        Ok(_) => Ok(bytes),
    }
}
