//! Input files, which may be anything.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// More than any input has, so that a file of any size is refused at once.
const LONGEST: u64 = 64 << 20;

/// Reads what `parse` makes of the file at `path`; whatever is wrong, the message names the file.
pub fn read<T, E>(path: &Path, parse: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T>
where
    E: std::error::Error + Send + Sync + 'static,
{
    let mut text = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST).read_to_end(&mut text))
        .with_context(|| format!("cannot read {}", path.display()))?;
    let parsed = parse(&text).with_context(|| path.display().to_string())?;
    ensure!((text.len() as u64) < LONGEST, "{}: longer than any such file", path.display());
    Ok(parsed)
}
