//! Games that were lost and cases that were answered wrong.

use serde::de::IntoDeserializer;
use serde::de::value::Error;
use serde::{Deserialize, Serialize};
use suite_arena::{FaultKind, printable};
use suite_programs::advice_on_failure;
use suite_web::PageRecord;

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
    /// What there is to look at: the game, the case with its right moves, or the log that went wrong.
    #[serde(skip)]
    pub record: Option<PageRecord>,
}

impl Failure {
    /// Returns a failure by a fault under a confinement, explained by what was written on standard error, and by what
    /// to do about it, if that is known.
    #[must_use]
    pub fn by_fault(id: &str, summary: String, stderr: &str, confinement: &str) -> Self {
        Self::advised(id, summary, stderr, advice_on_failure(id, stderr, confinement).as_deref())
    }

    /// Returns a failure, explained by what was written on standard error, and by what to do about it, if that is
    /// known.
    #[must_use]
    pub(crate) fn advised(id: &str, summary: String, stderr: &str, advice: Option<&str>) -> Self {
        let advice = anstream::adapter::strip_str(advice.unwrap_or_default()).to_string();
        let advice = advice.lines().map(|line| format!("  {}\n", line.trim_end()));
        let lines = stderr.lines().map(|line| format!("    {}\n", printable(line)));
        Self { id: id.to_owned(), mistake: None, summary, explanation: advice.chain(lines).collect(), record: None }
    }

    /// Returns the lines about what to do, which come before what was written on standard error.
    pub(crate) fn advice(&self) -> impl Iterator<Item = &str> {
        let is_advice = |line: &&str| line.starts_with("  ") && !line.starts_with("    ");
        self.explanation.lines().take_while(is_advice).map(str::trim)
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
