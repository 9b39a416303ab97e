//! The cases or games of a part of a rubric.

use std::borrow::Cow;

use anyhow::Result;
use serde::Serialize;

use crate::{Evidence, Part, RubricPart};

/// Cases or games that are recorded in one file: those of a part of a rubric, as a rule.
pub trait Section: Sync {
    /// A game or a case, with what the program did.
    type Record: SectionRecord;

    /// Returns the part that it is of.
    fn part(&self) -> RubricPart;

    /// Returns the name of its file, without an extension.
    fn file(&self) -> Cow<'static, str> {
        self.part().name.into()
    }

    /// Returns the number of its cases or games.
    fn count(&self) -> u32;

    /// Takes into account what was recorded before, such as the time that it took.
    fn resume(&self, _recorded: &[Self::Record]) {}

    /// Runs the case or game with a number, from 1. It is called on several threads at once.
    ///
    /// # Errors
    ///
    /// An interrupt, or a shortage of this computer: what a program does wrong is recorded.
    fn run(&self, number: u32) -> Result<Self::Record>;

    /// Reads the line of a record and checks it; the run checks its number and its command.
    ///
    /// # Errors
    ///
    /// A line that is no record of this section.
    fn read(&self, line: &str) -> Result<Self::Record>;

    /// Returns whether a case was answered right, or a game was won.
    fn is_won(&self, record: &Self::Record) -> bool;

    /// Returns what is kept of a case that was answered wrong, or of a game that was not won; `program` names the
    /// graded program in commands that are typed anywhere.
    fn evidence(&self, _record: &Self::Record, _program: &str) -> Option<Evidence> {
        None
    }

    /// Judges all records: returns the part with its points.
    fn judge(&self, records: &[Self::Record]) -> Part;
}

/// A game or a case as it is recorded.
pub trait SectionRecord: Send {
    /// Returns its number in its section, from 1.
    fn number(&self) -> u32;

    /// Returns the command of the graded program.
    fn command(&self) -> &str;

    /// Returns the content of its line.
    fn line(&self) -> impl Serialize;
}
