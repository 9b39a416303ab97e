//! How much a report tells the student.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Failure, Part, Unit};

/// How much a report tells the student of what went wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feedback {
    /// The points, and how many games and cases brought them.
    Verdict,
    /// Which games and cases failed, and by what mistake, but no right answer, and nothing that leads to one.
    Hint,
    /// All: also the right answers, and the seed, by which everything can be repeated.
    #[default]
    Full,
}

/// A name of no degree.
#[derive(Debug, Error)]
#[error("expected verdict, hint or full, found `{0}`")]
pub struct UnknownFeedback(String);

/// What is said of a case that the teacher keeps hidden.
const HIDDEN: &str = "hidden-case";
/// The fault whose message names the moves that are allowed.
const ILLEGAL: &str = "illegal";

impl Feedback {
    /// All degrees, from the least.
    pub const ALL: [Self; 3] = [Self::Verdict, Self::Hint, Self::Full];

    /// Returns the name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Verdict => "verdict",
            Self::Hint => "hint",
            Self::Full => "full",
        }
    }

    /// Returns the option for it, unless it is the default.
    #[must_use]
    pub fn option(self) -> Option<String> {
        (self != Self::default()).then(|| format!("--feedback={self}"))
    }

    /// Returns whether it is the default.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }

    /// Returns a part as the student is to see it.
    pub(crate) fn shown(self, part: &Part) -> Part {
        let shown = |(number, failure): (usize, &Failure)| match self {
            Self::Verdict => None,
            _ if part.hidden.contains(&number) => Some(hidden(failure)),
            // Games have no right answers.
            Self::Hint if part.unit == Unit::Games => Some(failure.clone()),
            Self::Hint => Some(failure.hint()),
            Self::Full => Some(failure.clone()),
        };
        Part { failures: part.failures.iter().enumerate().filter_map(shown).collect(), ..part.clone() }
    }
}

impl Failure {
    /// Returns what a hint tells of a case that failed: its name, the file that is wrong, the mistake, and what the
    /// program itself has said when it failed.
    pub(crate) fn hint(&self) -> Self {
        let Self { id, mistake, summary, explanation, .. } = self;
        let is_own_fault = self.is_by_fault() && id != ILLEGAL;
        let (summary, explanation) = if is_own_fault {
            (summary.clone(), explanation.clone())
        } else {
            (format!("{}: {}", place(summary), words(id)), String::new())
        };
        Self { id: id.clone(), mistake: mistake.clone(), summary, explanation, record: None }
    }
}

/// Returns the beginning of a summary, which names the case.
fn place(summary: &str) -> &str {
    summary.split_once(": ").map_or(summary, |(place, _)| place)
}

/// Returns what is said of a wrong answer.
fn words(id: &str) -> &str {
    if id == ILLEGAL { "an illegal move" } else { "wrong" }
}

/// Returns what is told of a case that the teacher keeps hidden: that it failed.
fn hidden(failure: &Failure) -> Failure {
    Failure {
        id: HIDDEN.to_owned(),
        mistake: None,
        summary: format!("{}: wrong", place(&failure.summary).split(',').next().unwrap_or_default()),
        explanation: String::new(),
        record: None,
    }
}

impl fmt::Display for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Feedback {
    type Err = UnknownFeedback;

    fn from_str(name: &str) -> Result<Self, UnknownFeedback> {
        let found = Self::ALL.into_iter().find(|degree| degree.name() == name);
        found.ok_or_else(|| UnknownFeedback(name.to_owned()))
    }
}
