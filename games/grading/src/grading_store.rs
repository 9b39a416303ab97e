//! The folder of a grading: what is graded, and each game or case. An interrupted grading is resumed from it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use suite_programs::{GRADING, Submission};
use suite_work::document::{self, Document};
use suite_work::recorder::Recorder;
use suite_work::{input, output};

use crate::{GradingConditions, Section, SectionRecord};

/// A folder with the file `grading.json`, and a file of records for each section of the rubric.
pub struct GradingStore {
    folder: PathBuf,
}

/// The schema of the file that tells what is graded, and its version.
const SCHEMA: (&str, u32) = ("suite/grading", 3);

impl GradingStore {
    /// Creates a grading in a folder that has none.
    ///
    /// # Errors
    ///
    /// A folder that has one, or cannot be written to.
    pub fn create(folder: PathBuf, conditions: &GradingConditions) -> Result<Self> {
        fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        let file = folder.join(GRADING);
        ensure!(!file.exists(), "{} contains a grading already; to continue it: --resume {0}", folder.display());
        let mut text = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, conditions).print(&mut text)?;
        output::write(&file, &text)?;
        Ok(Self { folder })
    }

    /// Opens the grading of a submission in a game.
    ///
    /// # Errors
    ///
    /// A folder without a grading, or with that of another game or submission.
    pub fn open(folder: &Path, game: &str, submission: &Submission) -> Result<(Self, GradingConditions)> {
        // The rubric of another game has other options.
        let RubricGame { rubric: Game { game: found } } = read(folder)?;
        ensure!(
            found == game,
            "{}: expected a grading of {game}, found one of {found}",
            folder.join(GRADING).display()
        );
        let conditions: GradingConditions = read(folder)?;
        let Submission { command, hash, .. } = &conditions.submission;
        if *command != submission.command {
            bail!("{} grades `{command}`, not `{}`", folder.display(), submission.command);
        }
        if *hash != submission.hash {
            let [expected, found] = [hash, &submission.hash].map(|hash| hash.as_deref().unwrap_or("none"));
            bail!("the files of `{command}` have changed: {} grades {expected}, not {found}", folder.display());
        }
        Ok((Self { folder: folder.to_owned() }, conditions))
    }

    /// Returns whether a folder has a grading that is not damaged.
    #[must_use]
    pub fn is_in(folder: &Path) -> bool {
        read::<RubricGame>(folder).is_ok()
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads the records of a section that are there, and returns the recorder of those to come. All are of the program
    /// with this command.
    pub(crate) fn section<S: Section>(&self, section: &S, command: &str) -> Result<(Vec<S::Record>, Recorder)> {
        let path = self.folder.join(format!("{}.jsonl", section.file()));
        let (text, recorder) = Recorder::open(path.clone())?;
        let read = |(number, line)| {
            let record = section.read(line).and_then(|record| {
                check(&record, number, section.count(), command)?;
                Ok(record)
            });
            record.with_context(|| format!("{}:{number}", path.display()))
        };
        let found = (1..).zip(text.lines()).map(read).collect::<Result<_>>()?;
        Ok((found, recorder))
    }
}

/// Checks that a record is the one that belongs in a line.
fn check(record: &impl SectionRecord, line: u32, count: u32, expected: &str) -> Result<()> {
    let (number, command) = (record.number(), record.command());
    ensure!(line <= count, "expected {count} lines, found another one, of number {number}");
    ensure!(number == line, "expected number {line}, found number {number}");
    ensure!(command == expected, "expected `{expected}`, found `{command}`");
    Ok(())
}

/// The game of a grading, by whatever rubric.
#[derive(Deserialize)]
struct RubricGame {
    rubric: Game,
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
