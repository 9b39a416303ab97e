//! The records of a grading: a file for each section of the rubric.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_work::ChecksumKey;
use suite_work::recorder::Recorder;

use crate::{Section, SectionRecord};

/// How the names of the files end.
pub(crate) const RECORDS: &str = "jsonl";

/// A folder with a file of records for each section, whose lines have checksums by the key of the folder.
pub(crate) struct SectionRecords {
    folder: PathBuf,
    key: ChecksumKey,
    /// What is graded, as `grading.json` has it: records are those of this program under these conditions.
    grading: String,
}

impl SectionRecords {
    pub(crate) const fn new(folder: PathBuf, key: ChecksumKey, grading: String) -> Self {
        Self { folder, key, grading }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads the records of a section that are there, and returns the recorder of those to come. All are of the program
    /// with this command.
    pub(crate) fn of<S: Section>(&self, section: &S, command: &str) -> Result<(Vec<S::Record>, Recorder)> {
        let path = self.folder.join(format!("{}.{RECORDS}", section.file()));
        let place = format!("{} of {}", section.file(), self.grading);
        let (entries, recorder) = Recorder::open(path.clone(), &self.key, &place)?;
        let read = |(number, line): (_, &String)| {
            let record = section.read(line).and_then(|record| {
                check(&record, number, section.count(), command)?;
                Ok(record)
            });
            record.with_context(|| format!("{}:{number}", path.display()))
        };
        let found = (1..).zip(&entries).map(read).collect::<Result<_>>()?;
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
