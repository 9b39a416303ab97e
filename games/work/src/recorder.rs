//! Files of JSON Lines that grow while a long run goes on, and are read when it is resumed.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::string::FromUtf8Error;

use anyhow::{Context, Result};
use serde::Serialize;

use crate::input;

/// A file that grows by a line for each entry.
pub struct Recorder {
    file: File,
    path: PathBuf,
}

/// Returns the whole lines of the file at a path, which may grow at this moment; none if there is no file.
///
/// # Errors
///
/// A file that is not a regular one, cannot be read, or is not valid UTF-8.
pub fn read(path: &Path) -> Result<String> {
    input::ensure_regular(path)?;
    if !path.exists() {
        return Ok(String::new());
    }
    Ok(whole_lines(path)?.0)
}

/// Returns the lines of a file that have an end, and whether another one follows.
fn whole_lines(path: &Path) -> Result<(String, bool)> {
    input::read(path, |text| {
        let whole = text.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let lines = String::from_utf8(text[..whole].to_vec())?;
        Ok::<_, FromUtf8Error>((lines, whole < text.len()))
    })
}

impl Recorder {
    /// Opens or creates the file at a path, and returns the lines that it has.
    ///
    /// A run that was killed may have left half a line, which is removed.
    ///
    /// # Errors
    ///
    /// A file that is not a regular one, cannot be read or written, or is not valid UTF-8.
    pub fn open(path: PathBuf) -> Result<(String, Self)> {
        input::ensure_regular(&path)?;
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let (text, has_more) = whole_lines(&path)?;
        if has_more {
            file.set_len(text.len() as u64).with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok((text, Self { file, path }))
    }

    /// Adds an entry.
    ///
    /// # Errors
    ///
    /// An entry that is no JSON, or a file that cannot be written.
    pub fn add(&mut self, entry: &impl Serialize) -> Result<()> {
        let line = serde_json::to_string(entry)? + "\n";
        self.file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))
    }
}
