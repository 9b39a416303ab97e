//! The loop of all gradings: what is recorded is read, what is missing is run and recorded.

use std::path::{Path, PathBuf};

use anyhow::Result;
use suite_arena::in_parallel;
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use crate::evidence::{self, Evidence};
use crate::section_records::SectionRecords;
use crate::{Note, Part, Section, SectionRecord};

/// How a grading is run; none of this changes its results.
#[derive(Debug, Clone, Copy)]
pub struct RunOptions {
    /// The number of cases or games at a time.
    pub jobs: u32,
    /// Whether there are neither a progress bar nor notes.
    pub quiet: bool,
    /// Whether right answers are kept beside wrong ones.
    pub keeps_right: bool,
}

/// A grading that goes on, for the rubric that it is by.
pub struct GradingRun<'a> {
    /// The seed of all that is random.
    pub(crate) seed: u64,
    /// The command of the graded program, as records have it.
    pub(crate) command: &'a str,
    /// The graded program with the options that it is started with, as one names it from any folder.
    pub(crate) program: String,
    /// Whether functions are graded, and not a program.
    pub(crate) calls_functions: bool,
    /// The folder in which the grading was begun.
    pub(crate) folder: &'a Path,
    pub(crate) records: &'a SectionRecords,
    pub(crate) options: RunOptions,
    pub(crate) interrupt: &'a Interrupt,
    pub(crate) progress: Option<Progress>,
    pub(crate) parts: Vec<Part>,
    pub(crate) notes: Vec<Note>,
}

impl<'a> GradingRun<'a> {
    /// Returns the seed of all that is random.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the command of the graded program, as records have it.
    #[must_use]
    pub const fn command(&self) -> &'a str {
        self.command
    }

    /// Returns the graded program with the options that it is started with, as one names it from any folder.
    #[must_use]
    pub fn program_from_anywhere(&self) -> &str {
        &self.program
    }

    /// Returns the folder of the records, which the program cannot read.
    #[must_use]
    pub fn records(&self) -> &'a Path {
        self.records.folder()
    }

    /// Returns a path of the conditions, which may be relative to the folder in which the grading was begun.
    #[must_use]
    pub fn path(&self, path: &Path) -> PathBuf {
        self.folder.join(path)
    }

    /// Returns what interrupts the grading.
    #[must_use]
    pub const fn interrupt(&self) -> &'a Interrupt {
        self.interrupt
    }

    /// Returns how it is run.
    #[must_use]
    pub const fn options(&self) -> RunOptions {
        self.options
    }

    /// Returns the parts that are graded.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns the parts that are graded, to change what their failures are explained by.
    pub fn parts_mut(&mut self) -> &mut [Part] {
        &mut self.parts
    }

    /// Shows the progress over `count` cases or games.
    pub fn expect(&mut self, count: usize, unit: &'static str) {
        self.progress = (!self.options.quiet).then(|| Progress::shown(count, unit));
    }

    /// Returns the records of a section: reads those that are there, runs what is missing, and records it.
    ///
    /// # Errors
    ///
    /// A record that is not of this grading, a record that cannot be written, or an interrupt.
    pub fn examine<S: Section>(&self, section: &S) -> Result<Vec<S::Record>> {
        let (mut records, mut recorder) = self.records.of(section, self.command)?;
        // Some sections come of what others have shown.
        self.progress.iter().for_each(|progress| progress.make_room_for(section.count() as usize));
        let mut won = 0;
        for (count, record) in (1..).zip(&records) {
            won += u32::from(section.is_won(record));
            self.step(section, won, count);
        }
        section.resume(&records);
        let missing = records.len() as u32 + 1..=section.count();
        let run = |number| section.run(number);
        in_parallel(self.options.jobs, missing, run, |record| {
            let record = record?;
            let is_won = section.is_won(&record);
            if let Some(evidence) = (!is_won).then(|| section.evidence(&record, &self.program)).flatten() {
                self.keep_evidence(&format!("{}-{}", section.file(), record.number()), evidence)?;
            }
            recorder.add(&record.line())?;
            won += u32::from(is_won);
            records.push(record);
            self.step(section, won, records.len());
            anyhow::Ok(true)
        })?;
        Ok(records)
    }

    /// Returns whether there is evidence with a name already.
    #[must_use]
    pub fn has_evidence(&self, name: &str) -> bool {
        evidence::folder(self.records(), name).is_dir()
    }

    /// Keeps evidence under a name.
    ///
    /// # Errors
    ///
    /// A folder or a file that cannot be written.
    pub fn keep_evidence(&self, name: &str, mut evidence: Evidence) -> Result<()> {
        if !self.options.keeps_right {
            evidence.remove_right();
        }
        if self.calls_functions {
            // The commands know programs only.
            evidence.commands.clear();
        }
        evidence.write(self.records(), name)
    }

    /// Examines a section, judges its records, and adds the part that they make.
    ///
    /// # Errors
    ///
    /// Those of [`examine`](Self::examine).
    pub fn grade(&mut self, section: &impl Section) -> Result<&Part> {
        let records = self.examine(section)?;
        self.parts.push(section.judge(&records));
        Ok(&self.parts[self.parts.len() - 1])
    }

    /// Adds a part behind `index` others.
    pub fn insert(&mut self, index: usize, part: Part) {
        self.parts.insert(index.min(self.parts.len()), part);
    }

    /// Adds a sentence to the report.
    pub fn note(&mut self, note: impl Into<Note>) {
        self.notes.push(note.into());
    }

    fn step(&self, section: &impl Section, won: u32, count: usize) {
        if let Some(progress) = &self.progress {
            progress.step();
            progress.message(|| format!("; {}: {won} of {count} {}", section.file(), section.part().unit.words().1));
        }
    }
}
