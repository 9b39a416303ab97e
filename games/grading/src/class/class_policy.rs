//! What a teacher decides about a class besides how its submissions are graded.

use serde::{Deserialize, Serialize};

use super::{Deadline, Roster};

/// What a teacher decides about a class besides how its submissions are graded. None of it changes a grading, so that
/// no submission is graded again for it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ClassPolicy {
    /// Who should submit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Roster>,
    /// Until when, and what late submissions lose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Deadline>,
}

impl ClassPolicy {
    /// Returns whether nothing is decided.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
