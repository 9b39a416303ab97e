//! Games that were lost and cases that were answered wrong.

use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde::{Deserialize, Serialize};
use suite_arena::{FaultKind, printable};
use suite_programs::missing_starter_files;
use suite_web::GameRecord;

/// A game that the graded program has lost, or a case that it has answered wrong.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Failure {
    /// The id of the mistake, of the fault, or of another reason.
    pub id: String,
    /// The mistake that the id stands for, as a clause, unless the id says it all.
    pub mistake: Option<String>,
    /// A line for people: which game or case, and what happened in it.
    pub summary: String,
    /// Lines that explain it, shown for the first failure of a kind.
    pub explanation: String,
    /// The game, or the case with its right moves, to look at.
    #[serde(skip)]
    pub game: Option<GameRecord>,
}

impl Failure {
    /// Returns a failure by a fault, explained by what was written on standard error, and by what to do about it, if
    /// that is known.
    #[must_use]
    pub fn by_fault(id: &str, summary: String, stderr: &str) -> Self {
        let help = missing_starter_files(stderr).map(|help| format!("  {help}\n"));
        let lines = stderr.lines().map(|line| format!("    {}\n", printable(line)));
        let explanation = help.into_iter().chain(lines).collect();
        Self { id: id.to_owned(), mistake: None, summary, explanation, game: None }
    }

    /// Returns whether it is a fault, such as a crash or a timeout, and no wrong answer.
    pub(crate) fn is_by_fault(&self) -> bool {
        is_fault(&self.id)
    }
}

/// Returns whether an id is that of a kind of faults.
pub fn is_fault(id: &str) -> bool {
    FaultKind::deserialize(IntoDeserializer::<Error>::into_deserializer(id)).is_ok()
}
