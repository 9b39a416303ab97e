//! Input files, which may be anything.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// More than any input has, so that a file of any size is refused at once.
const LONGEST: u64 = 64 << 20;

/// Reads what `parse` makes of the file at `path`, or of stdin if that is `-`; whatever is wrong, the message names the file.
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
    ensure!((text.len() as u64) < LONGEST, "{name}: longer than any such file");
    Ok(parsed)
}
