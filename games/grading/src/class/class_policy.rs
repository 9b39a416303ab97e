//! What a teacher decides about a class besides the assignment.

use serde::{Deserialize, Serialize};

use super::{Deadline, Roster};

/// What a teacher decides about a class besides the assignment.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct ClassPolicy {
    /// Who should submit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roster: Option<Roster>,
    /// Until when, and what late submissions lose.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Deadline>,
    /// The text that each student gets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<FeedbackTemplate>,
    /// Whether pseudonyms stand for the names of students.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_anonymous: bool,
    /// Whether each student has a seed of their own, and so cases and games of their own.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seed_per_student: bool,
}

/// A text with placeholders, such as `{name}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeedbackTemplate(pub(super) String);

impl ClassPolicy {
    /// Returns whether nothing is decided.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns whether what each student gets is told besides the points of submissions.
    #[must_use]
    pub fn has_grades(&self) -> bool {
        self.roster.is_some() || self.deadline.is_some() || self.template.is_some()
    }
}
