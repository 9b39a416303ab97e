//! What came of the grading of a submission.

use serde::{Deserialize, Serialize};

use super::SubmissionGrade;

/// What came of the grading of a submission: the content of a `suite/grade` document.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum GradingOutcome {
    /// It is graded.
    Graded(Box<SubmissionGrade>),
    /// It is refused, and has no points.
    Refused {
        /// Why.
        problem: String,
    },
}
