//! How far a grading has come.

use serde::{Deserialize, Serialize};

/// How far the grading of a submission has come. Only one that is graded has points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GradingState {
    /// It is graded.
    Graded,
    /// It cannot be graded, through no fault of a program: there is none, or what it needs is missing.
    Refused,
    /// There is no result yet.
    Missing,
    /// Nothing was submitted, by somebody on the roster.
    Absent,
}

impl GradingState {
    /// Returns the word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Graded => "graded",
            Self::Refused => "refused",
            Self::Missing => "missing",
            Self::Absent => "absent",
        }
    }
}
