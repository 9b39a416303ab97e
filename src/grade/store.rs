//! The folder of a grading: what is graded, and each game or case. An interrupted grading is resumed from it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use suite_programs::GRADING;
use suite_work::document::{self, Document};
use suite_work::recorder::Recorder;
use suite_work::{input, output};

use super::Submission;

/// A folder with the file `grading.json`, and a file of entries for each part of the rubric.
pub struct Store {
    folder: PathBuf,
}

/// What is graded, and how: the content of `grading.json`, with the conditions of one game.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Grading<C> {
    pub game: String,
    #[serde(flatten)]
    pub submission: Submission,
    pub seed: u64,
    /// The options for the conditions, as they were given.
    pub options: Vec<String>,
    #[serde(flatten)]
    pub conditions: C,
}

/// A game or a case as it is kept: a line of a file.
pub trait Entry {
    /// Returns its number in its part, from 1.
    fn number(&self) -> u32;

    /// Returns the command of the graded program.
    fn command(&self) -> &str;
}

/// What the entries of a part have to be.
#[derive(Debug, Clone, Copy)]
pub struct Entries<'a> {
    /// The name of the part.
    pub part: &'a str,
    /// The number of the part's games or cases.
    pub count: u32,
    /// The command of the graded program.
    pub command: &'a str,
}

/// The schema of that file, and its version.
const SCHEMA: (&str, u32) = ("suite/grading", 2);

impl Store {
    /// Creates a grading in a folder that has none.
    pub fn create<C: Serialize>(folder: PathBuf, grading: &Grading<C>) -> Result<Self> {
        fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        let file = folder.join(GRADING);
        ensure!(!file.exists(), "{} contains a grading already; to continue it: --resume {0}", folder.display());
        let mut text = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, grading).print(&mut text)?;
        output::write(&file, &text)?;
        Ok(Self { folder })
    }

    /// Opens the grading of a submission in a game.
    pub fn open<C: DeserializeOwned>(folder: &Path, game: &str, submission: &Submission) -> Result<(Self, Grading<C>)> {
        // The conditions of another game have other fields.
        let Game { game: found } = read(folder)?;
        ensure!(
            found == game,
            "{}: expected a grading of {game}, found one of {found}",
            folder.join(GRADING).display()
        );
        let grading: Grading<C> = read(folder)?;
        let Submission { command, hash, .. } = &grading.submission;
        if *command != submission.command {
            bail!("{} grades `{command}`, not `{}`", folder.display(), submission.command);
        }
        if *hash != submission.hash {
            let [expected, found] = [hash, &submission.hash].map(|hash| hash.as_deref().unwrap_or("none"));
            bail!("the files of `{command}` have changed: {} grades {expected}, not {found}", folder.display());
        }
        Ok((Self { folder: folder.to_owned() }, grading))
    }

    /// Returns whether a folder has a grading that is not damaged.
    pub fn is_in(folder: &Path) -> bool {
        read::<Game>(folder).is_ok()
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads the entries of a part that are there, with `read`, and returns the recorder of those to come.
    pub fn part<E: Entry>(&self, entries: Entries<'_>, read: impl Fn(&str) -> Result<E>) -> Result<(Vec<E>, Recorder)> {
        let path = self.folder.join(format!("{}.jsonl", entries.part));
        let (text, recorder) = Recorder::open(path.clone())?;
        let check = |(number, line)| {
            let entry = read(line).and_then(|entry| entries.check(number, &entry).map(|()| entry));
            entry.with_context(|| format!("{}:{number}", path.display()))
        };
        let found = (1..).zip(text.lines()).map(check).collect::<Result<_>>()?;
        Ok((found, recorder))
    }
}

#[derive(Deserialize)]
struct Game {
    game: String,
}

/// Reads the file that tells what is graded.
fn read<T: DeserializeOwned>(folder: &Path) -> Result<T> {
    let file = folder.join(GRADING);
    input::ensure_regular(&file)?;
    input::read(&file, |text| document::parse(text, SCHEMA.0, SCHEMA.1))
}

impl Entries<'_> {
    /// Checks that an entry is the one that belongs in a line.
    fn check(&self, line: u32, entry: &impl Entry) -> Result<()> {
        let (number, command) = (entry.number(), entry.command());
        ensure!(line <= self.count, "expected {} lines, found another one, of number {number}", self.count);
        ensure!(number == line, "expected number {line}, found number {number}");
        ensure!(command == self.command, "expected `{}`, found `{command}`", self.command);
        Ok(())
    }
}
