//! Logs of textbook searches.

use serde::Serialize;

use crate::NamedMistake;

/// The log of a textbook search.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct LogFormat {
    /// The name of the file.
    pub file: &'static str,
    /// The names of the columns.
    pub columns: &'static [&'static str],
}

/// The first difference between somebody's log of a search and the right one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogDifference {
    /// The number of the line, from 1.
    pub line: u64,
    /// The line in the log; `None` if it has ended.
    pub found: Option<String>,
    /// The right line; `None` if the log should have ended.
    pub expected: Option<String>,
    /// What the search does at this point.
    pub explanation: String,
    /// The known mistakes each of which accounts for the whole log.
    pub mistakes: Vec<NamedMistake>,
}
