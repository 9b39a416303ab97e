//! The folder of a grading: what is graded, and each game or case. An interrupted grading is resumed from it.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::str::Utf8Error;

use anyhow::{Context, Result, anyhow, bail, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use suite_programs::{GRADING, Submission};
use suite_work::document::{self, Document, ParseDocumentError};
use suite_work::{ChecksumError, ChecksumKey, input, output};
use thiserror::Error;

use crate::GradingConditions;
use crate::evidence::WRONG;
use crate::section_records::{RECORDS, SectionRecords};

/// A folder with the file `grading.json`, and a file of records for each section of the rubric. All have checksums by
/// the key of the folder.
pub struct GradingStore {
    records: SectionRecords,
    /// Two gradings at a time would record in the same files.
    _lock: Option<File>,
}

/// The schema of the file that tells what is graded, and its version.
const SCHEMA: (&str, u32) = ("suite/grading", 3);

impl GradingStore {
    /// Creates a grading in a folder that has none.
    ///
    /// # Errors
    ///
    /// A folder that has one, cannot be written to, or in which somebody grades at this moment.
    pub fn create(folder: PathBuf, conditions: &GradingConditions) -> Result<Self> {
        fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        let lock = lock(&folder)?;
        Self::create_locked(folder, lock, conditions)
    }

    fn create_locked(folder: PathBuf, lock: Option<File>, conditions: &GradingConditions) -> Result<Self> {
        let file = folder.join(GRADING);
        ensure!(!file.exists(), "{} contains a grading already; to continue it: --resume {0}", folder.display());
        let key = ChecksumKey::create(&folder)?;
        let document = Document::new(SCHEMA.0, SCHEMA.1, conditions);
        output::write(&file, (key.sign(GRADING, &document)? + "\n").as_bytes())?;
        let grading = serde_json::to_string(&document)?;
        Ok(Self { records: SectionRecords::new(folder, key, grading), _lock: lock })
    }

    /// Creates a grading in a folder, in the place of the one that is there, if there is one.
    ///
    /// # Errors
    ///
    /// A link to a folder, or a folder that cannot be written to, or in which somebody grades at this moment.
    pub fn replace(folder: PathBuf, conditions: &GradingConditions) -> Result<Self> {
        // It has a name that a program can foresee, and bring along.
        ensure!(!folder.is_symlink(), "cannot replace {}: it is a link", folder.display());
        fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        let lock = lock(&folder)?;
        if folder.join(GRADING).exists() {
            remove(&folder).with_context(|| format!("cannot replace {}", folder.display()))?;
        }
        Self::create_locked(folder, lock, conditions)
    }

    /// Opens the grading of a submission in a game.
    ///
    /// # Errors
    ///
    /// A folder without a grading, or with one that was changed by hand, or is of another game or submission.
    pub fn open(folder: &Path, game: &str, submission: &Submission) -> Result<(Self, GradingConditions)> {
        ensure!(folder.join(GRADING).exists(), "{}: expected a grading to resume, found none", folder.display());
        // The rubric of another game has other options.
        let RubricGame { rubric: Game { game: found } } = read(folder, parse)?;
        ensure!(
            found == game,
            "{}: expected a grading of {game}, found one of {found}",
            folder.join(GRADING).display()
        );
        let key = ChecksumKey::open(folder)?;
        let grading = read(folder, |text| verify(&key, text));
        let grading = grading.map_err(|error| anyhow!("{error:#}; begin anew, without --resume"))?;
        let conditions: GradingConditions = parse(grading.as_bytes())?;
        let Submission { command, hash, .. } = &conditions.submission;
        if *command != submission.command {
            bail!("{} grades `{command}`, not `{}`", folder.display(), submission.command);
        }
        if *hash != submission.hash {
            let [expected, found] = [hash, &submission.hash].map(|hash| hash.as_deref().unwrap_or("none"));
            bail!("the files of `{command}` have changed: {} grades {expected}, not {found}", folder.display());
        }
        let records = SectionRecords::new(folder.to_owned(), key, grading);
        Ok((Self { records, _lock: lock(folder)? }, conditions))
    }

    /// Returns the files that the grading in a folder has written besides its records, with those that gradings before
    /// it have written. None if there is no grading.
    #[must_use]
    pub fn outputs(folder: &Path) -> Vec<PathBuf> {
        read(folder, parse).map_or_else(|_| Vec::new(), |conditions: GradingConditions| conditions.outputs)
    }

    /// Checks that a folder has a grading of this key that is neither damaged nor changed by hand, and returns what is
    /// graded.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn check(folder: &Path, key: &ChecksumKey) -> Result<GradingConditions> {
        let grading = read(folder, |text| verify(key, text))?;
        Ok(parse(grading.as_bytes())?)
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.records.folder()
    }

    pub(crate) const fn records(&self) -> &SectionRecords {
        &self.records
    }
}

/// Locks a folder as long as the file is open; `None` where a folder cannot be locked.
fn lock(folder: &Path) -> Result<Option<File>> {
    let Ok(file) = File::open(folder) else { return Ok(None) };
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => bail!("{}: another grading records there at this moment", folder.display()),
        Err(TryLockError::Error(_)) => Ok(None),
    }
}

/// Removes what a grading has written to its folder, and nothing else that lies there.
fn remove(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder.join(WRONG)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == RECORDS) {
            fs::remove_file(path)?;
        }
    }
    fs::remove_file(folder.join(GRADING))
}

/// The game that a grading's file names, in the same place for every rubric.
#[derive(Deserialize)]
struct RubricGame {
    rubric: Game,
}

#[derive(Deserialize)]
struct Game {
    game: String,
}

/// Reads the file that tells what is graded.
fn read<T>(folder: &Path, parse: impl FnOnce(&[u8]) -> Result<T, GradingError>) -> Result<T> {
    let file = folder.join(GRADING);
    input::read_own(&file, parse)
}

fn parse<T: DeserializeOwned>(text: &[u8]) -> Result<T, GradingError> {
    Ok(document::parse(text, SCHEMA.0, SCHEMA.1)?)
}

/// Returns what is graded, without the checksum.
fn verify(key: &ChecksumKey, text: &[u8]) -> Result<String, GradingError> {
    Ok(key.verify(GRADING, str::from_utf8(text)?.trim_end())?)
}

/// An error in the file that tells what is graded.
#[derive(Debug, Error)]
enum GradingError {
    #[error(transparent)]
    Utf8(#[from] Utf8Error),
    #[error(transparent)]
    Document(#[from] ParseDocumentError),
    #[error(transparent)]
    Checksum(#[from] ChecksumError),
}
