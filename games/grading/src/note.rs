//! Sentences of a report about the whole grading.

use std::fmt;

use serde::Serialize;

/// A sentence for people about the whole grading.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct Note {
    text: String,
    /// Whether it is about a file in the folder of the records, which is not handed on with the report.
    #[serde(skip)]
    pub(crate) is_of_records: bool,
}

impl Note {
    /// Returns a sentence about a file in the folder of the records.
    #[must_use]
    pub const fn of_records(text: String) -> Self {
        Self { text, is_of_records: true }
    }
}

impl From<String> for Note {
    fn from(text: String) -> Self {
        Self { text, is_of_records: false }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
