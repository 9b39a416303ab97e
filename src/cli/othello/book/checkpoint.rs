//! The checkpoint file of `suite othello book build`: the first entries of a book, as far as they are proved.
//!
//! After a line of text with the game come the entries, in the order and the form in which a book has them. The order
//! does not depend on the plies of the book, so that books of any number of plies begin with the same entries. Entries
//! are trusted: what verifies the book verifies them, too.

use std::collections::VecDeque;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_othello::{BookEntry, Position, Rules, Size, Variation};
use suite_work::input;

/// An open checkpoint file.
pub struct Checkpoint {
    path: PathBuf,
    file: File,
    /// The entries of the file that have not been asked for.
    proved: VecDeque<[u8; BookEntry::LEN]>,
}

impl Checkpoint {
    /// Opens the checkpoint at `path` for a game, or makes it if there is none.
    pub fn open(path: &Path, size: Size, rules: Rules) -> Result<Self> {
        input::ensure_regular(path)?;
        let cannot = |what: &str| format!("cannot {what} {}", path.display());
        let opened = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = opened.with_context(|| cannot("open"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(|| cannot("read"))?;
        let rules = match rules {
            Rules::Ends => "ends",
            Rules::Standard => "standard",
        };
        let title = format!("suite othello book checkpoint 1, {0}x{0}, {rules}\n", size.side());
        if bytes.is_empty() {
            file.write_all(title.as_bytes()).with_context(|| cannot("write"))?;
        }
        let entries = bytes.strip_prefix(title.as_bytes());
        ensure!(
            bytes.is_empty() || entries.is_some(),
            "{}: expected a file that begins with `{}`",
            path.display(),
            title.trim_end()
        );
        // Half an entry is one that was being written when the run ended.
        let (entries, half) = entries.unwrap_or_default().as_chunks();
        let proved = entries.iter().copied().collect();
        if !half.is_empty() {
            file.set_len((bytes.len() - half.len()) as u64).with_context(|| cannot("write"))?;
        }
        Ok(Self { path: path.to_owned(), file, proved })
    }

    /// Returns the entries of the next positions of the book, as far as the file has them.
    pub fn entries(&mut self, positions: &[&Variation]) -> Result<Vec<BookEntry>> {
        let count = positions.len().min(self.proved.len());
        let proved = iter::zip(self.proved.drain(..count), positions);
        let entries = proved.map(|(bytes, variation)| BookEntry::from_bytes(bytes, &variation.position));
        entries.collect::<Option<_>>().with_context(|| format!("{}: corrupt: illegal move", self.path.display()))
    }

    /// Appends the entry of the next position of the book.
    pub fn append(&mut self, entry: BookEntry, position: &Position<u64>) -> Result<()> {
        let written = self.file.write_all(&entry.to_bytes(position));
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}
