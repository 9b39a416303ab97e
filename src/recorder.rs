//! Files of JSON Lines that grow while a long run goes on, and are read when it is resumed.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use serde::Serialize;

use crate::input;

/// A file that grows by a line for each entry.
pub struct Recorder {
    file: File,
    path: PathBuf,
}

impl Recorder {
    /// Opens or creates the file at a path, and returns the lines that it has.
    ///
    /// A run that was killed may have left half a line, which is removed.
    pub fn open(path: PathBuf) -> Result<(String, Self)> {
        input::ensure_regular(&path)?;
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let mut text = input::read(&path, |text| String::from_utf8(text.to_vec()))?;
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            file.set_len(whole as u64).with_context(|| format!("cannot write {}", path.display()))?;
            text.truncate(whole);
        }
        Ok((text, Self { file, path }))
    }

    /// Adds an entry.
    pub fn add(&mut self, entry: &impl Serialize) -> Result<()> {
        let line = serde_json::to_string(entry)? + "\n";
        self.file.write_all(line.as_bytes()).with_context(|| format!("cannot write {}", self.path.display()))
    }
}
