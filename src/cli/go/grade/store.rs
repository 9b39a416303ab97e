//! The folder of a grading: what to grade, and the record of each game. An interrupted grading is resumed from it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use suite_arena::{GameSpec, Record, UncheckedRecord};
use suite_go::{GameState, Move};

use super::Request;
use crate::cli::shared::document::{self, Document};
use crate::{input, output};

/// A folder with the file `grading.json`, and a file of records for each opponent.
pub struct Store {
    folder: PathBuf,
}

/// The file that says what is graded, and under which limits.
const GRADING: &str = "grading.json";
/// The schema of that file, and its version.
const SCHEMA: (&str, u32) = ("suite/grading", 1);

impl Store {
    /// Creates a grading in a folder that has none.
    pub fn create(folder: PathBuf, request: &Request) -> Result<Self> {
        let cannot = || format!("cannot write to {}", folder.display());
        fs::create_dir_all(&folder).with_context(cannot)?;
        let file = folder.join(GRADING);
        if file.exists() {
            bail!("{} contains a grading already; to continue it: --resume {0}", folder.display());
        }
        let mut text = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, request).print(&mut text)?;
        output::write(&file, &text)?;
        Ok(Self { folder })
    }

    /// Opens the grading in a folder.
    pub fn open(folder: &Path) -> Result<(Self, Request)> {
        let request = input::read(&folder.join(GRADING), |text| document::parse(text, SCHEMA.0, SCHEMA.1))?;
        Ok((Self { folder: folder.to_owned() }, request))
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn file(&self, opponent: &str) -> PathBuf {
        self.folder.join(format!("{opponent}.jsonl"))
    }

    /// Reads the recorded games against an opponent, and replays them.
    pub fn games(&self, opponent: &str, spec: &GameSpec<GameState>) -> Result<Vec<Record<Move>>> {
        let file = self.file(opponent);
        if !file.exists() {
            return Ok(Vec::new());
        }
        let text = input::read(&file, |text| String::from_utf8(text.to_vec()))?;
        // A run that was killed may have left half a line, which is removed.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            let cut = OpenOptions::new().write(true).open(&file).and_then(|file| file.set_len(whole as u64));
            cut.with_context(|| format!("cannot write {}", file.display()))?;
        }
        let read = |line| UncheckedRecord::parse(line)?.replay(spec);
        let lines = (1..).zip(text[..whole].lines());
        lines.map(|(number, line)| read(line).with_context(|| format!("{}: line {number}", file.display()))).collect()
    }

    /// Returns the recorder of further games against an opponent.
    pub fn recorder(&self, opponent: &str) -> Result<Recorder> {
        let path = self.file(opponent);
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Recorder { file, path })
    }
}

/// A file that grows by a line for each game.
pub struct Recorder {
    file: File,
    path: PathBuf,
}

impl Recorder {
    /// Adds a game.
    pub fn add(&mut self, record: &Record<Move>) -> Result<()> {
        let line = serde_json::to_string(record)? + "\n";
        let written: io::Result<()> = self.file.write_all(line.as_bytes());
        written.with_context(|| format!("cannot write {}", self.path.display()))
    }
}
