//! Input files, which may contain anything.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};

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
/// A file that cannot be read, or parsed, or that is larger than any input.
pub fn read<T, E>(path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T>
where
    E: std::error::Error + Send + Sync + 'static,
{
    let text = suite_text::read_file(path).map_err(|error| anyhow!("{error}"))?;
    parse(&text).with_context(|| if path == Path::new("-") { "stdin".to_owned() } else { path.display().to_string() })
}
