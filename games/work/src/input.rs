//! Input files, which may contain anything.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

/// Bytes that no input reaches, so that a file of any size is refused at once.
const LONGEST: u64 = 64 << 20;

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
    let is_stdin = path == Path::new("-");
    let name = if is_stdin { "stdin".to_owned() } else { path.display().to_string() };
    let mut text = Vec::new();
    let read = if is_stdin {
        io::stdin().take(LONGEST).read_to_end(&mut text)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST).read_to_end(&mut text))
    };
    read.with_context(|| format!("cannot read {name}"))?;
    let parsed = parse(&text).with_context(|| name.clone())?;
    ensure!((text.len() as u64) < LONGEST, "{name}: expected less than 64 MiB");
    Ok(parsed)
}
