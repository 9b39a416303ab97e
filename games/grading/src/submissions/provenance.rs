//! Whose a submission is, and when it came, as an export tells it.

use serde::{Deserialize, Serialize};

use crate::Timestamp;

/// A student who has submitted something, as an export names them.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Submitter {
    /// The name; empty if the export has none.
    pub name: String,
    /// The number of the student.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sid: Option<String>,
    /// The e-mail address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// The number that the learning management system has for the student.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lms_id: Option<String>,
}

/// What an export tells of a submission besides its files.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Provenance {
    /// Who has submitted it; nobody if the export names no one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub submitters: Vec<Submitter>,
    /// When it was submitted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub submitted: Option<Timestamp>,
    /// Whether it is marked as late, without a time.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_marked_late: bool,
}

impl Provenance {
    /// Returns whether an export tells nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Returns whether it is of an export of Canvas, which has put whose they are before the names of files.
    pub(super) fn is_of_canvas(&self) -> bool {
        self.submitters.iter().any(|submitter| submitter.lms_id.is_some())
    }
}
