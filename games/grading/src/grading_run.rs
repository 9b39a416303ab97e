//! The loop of all gradings: what is recorded is read, what is missing is run and recorded.

use std::path::{Path, PathBuf};

use anyhow::Result;
use suite_arena::in_parallel;
use suite_programs::PlayerChoice;
use suite_work::interrupt::Interrupt;
use suite_work::{Progress, join_words, split_words};
use thiserror::Error;

use crate::evidence::{self, Evidence};
use crate::{GradingConditions, GradingReport, GradingStore, Part, PartPoints, Section, SectionRecord};

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

/// A grading that broke off.
#[derive(Debug, Error)]
#[error("{error:#}")]
pub struct UnfinishedGrading {
    /// The report of the parts that are graded.
    pub so_far: GradingReport,
    /// Why it broke off.
    pub error: anyhow::Error,
}

/// Grades a program under these conditions: goes on where the store ends.
///
/// # Errors
///
/// An [`UnfinishedGrading`] if it breaks off; what is finished is recorded.
pub fn grade(
    program: &PlayerChoice,
    conditions: &GradingConditions,
    store: &GradingStore,
    points: &[PartPoints],
    options: RunOptions,
    interrupt: &Interrupt,
) -> Result<GradingReport, Box<UnfinishedGrading>> {
    let started = conditions.surroundings.interpreter.as_ref().map(|interpreter| format!("started by {interpreter}"));
    let (parts, notes) = (Vec::new(), Vec::from_iter(started));
    let mut run = GradingRun { conditions, store, options, interrupt, progress: None, parts, notes };
    // An earlier run may have been told to keep them.
    let cleared = if options.keeps_right { Ok(()) } else { evidence::remove_right(store.folder()) };
    let graded = cleared.and_then(|()| conditions.rubric.rubric().grade(program, &mut run));
    let graded = graded.map_err(|error| interrupt.explain(error));
    let GradingRun { parts, mut notes, .. } = run;
    if let Err(error) = &graded {
        notes.truncate(usize::from(conditions.surroundings.interpreter.is_some()));
        notes.push(format!("The grading did not come to its end: {error:#}"));
    }
    let report = GradingReport::new(conditions, parts, notes).weighed(points);
    match graded {
        Ok(()) => Ok(report),
        Err(error) => Err(Box::new(UnfinishedGrading { so_far: report, error })),
    }
}

/// A grading that goes on, for the rubric that it is by.
pub struct GradingRun<'a> {
    conditions: &'a GradingConditions,
    store: &'a GradingStore,
    options: RunOptions,
    interrupt: &'a Interrupt,
    progress: Option<Progress>,
    parts: Vec<Part>,
    notes: Vec<String>,
}

impl<'a> GradingRun<'a> {
    /// Returns the seed of all that is random.
    #[must_use]
    pub const fn seed(&self) -> u64 {
        self.conditions.seed
    }

    /// Returns the command of the graded program, as records have it.
    #[must_use]
    pub fn command(&self) -> &'a str {
        &self.conditions.submission.command
    }

    /// Returns the folder of the records, which the program cannot read.
    #[must_use]
    pub fn records(&self) -> &'a Path {
        self.store.folder()
    }

    /// Returns a path of the conditions, which may be relative to the folder in which the grading was begun.
    #[must_use]
    pub fn path(&self, path: &Path) -> PathBuf {
        self.conditions.folder.join(path)
    }

    /// Returns the graded program with the options that it is started with, as one names it from any folder.
    #[must_use]
    pub fn program_from_anywhere(&self) -> String {
        let place = |word: &str| Some(self.path(Path::new(word))).filter(|path| path.exists());
        let absolute = |word: &str| place(word).map_or_else(|| word.to_owned(), |path| path.display().to_string());
        let command = self.command();
        let program = match (place(command), split_words(command)) {
            (None, Some(words)) => {
                let words: Vec<_> = words.iter().map(|word| absolute(word)).collect();
                join_words(words.iter().map(String::as_str))
            }
            _ => absolute(command),
        };
        let options = self.conditions.rubric.rubric().common().options().map(|option| match option.split_once('=') {
            Some((name, value)) => format!("{name}={}", absolute(value)),
            None => option,
        });
        let words: Vec<_> = [program].into_iter().chain(options).collect();
        join_words(words.iter().map(String::as_str))
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
        let (mut records, mut recorder) = self.store.section(section, self.command())?;
        let mut won = 0;
        for (count, record) in (1..).zip(&records) {
            won += u32::from(section.is_won(record));
            self.step(section, won, count);
        }
        section.resume(&records);
        let missing = records.len() as u32 + 1..=section.count();
        let program = self.program_from_anywhere();
        let run = |number| section.run(number);
        in_parallel(self.options.jobs, missing, run, |record| {
            let record = record?;
            let is_won = section.is_won(&record);
            if let Some(evidence) = (!is_won).then(|| section.evidence(&record, &program)).flatten() {
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
        if self.conditions.rubric.rubric().calls_functions() {
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
    pub fn note(&mut self, note: String) {
        self.notes.push(note);
    }

    fn step(&self, section: &impl Section, won: u32, count: usize) {
        if let Some(progress) = &self.progress {
            let part = section.part();
            progress.step();
            progress.message(|| format!("; {}: {won} of {count} {}", part.name, part.unit.words().1));
        }
    }
}
