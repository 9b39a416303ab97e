//! Input files: those of others, which may contain anything, and those that this program has written itself.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use suite_text::{file_name, read_file};

/// Checks that a path leads to a regular file, or to nothing, as those of files that this program reads and writes
/// again must. Opening anything else may take forever, even after Ctrl-C.
///
/// # Errors
///
/// A path that leads to anything else.
pub fn ensure_regular(path: &Path) -> Result<()> {
    match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => bail!("cannot use {}: not a regular file", path.display()),
        _ => Ok(()),
    }
}

/// Parses the file at `path`, or stdin if that is `-`; every error names the file.
///
/// # Errors
///
/// A file that cannot be read, or parsed, or that has 64 MiB or more.
pub fn read<T, E>(path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T>
where
    E: std::error::Error + Send + Sync + 'static,
{
    parse(&read_file(path)?).with_context(|| file_name(path))
}

/// Parses a file that this program has written, which is as long as it has been made; every error names the file.
///
/// # Errors
///
/// A file that is not a regular one, or cannot be read or parsed.
pub fn read_own<T, E>(path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T>
where
    Result<T, E>: Context<T, E>,
{
    ensure_regular(path)?;
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    parse(&bytes).with_context(|| path.display().to_string())
}
