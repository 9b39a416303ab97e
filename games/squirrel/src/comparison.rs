//! The result of a check.

use serde::Serialize;

use crate::mistake::Mistake;

/// The result of comparing a submitted file with the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Comparison {
    /// The file does not exist. [`check`](crate::check) never returns this; callers that look for the file do.
    Missing,
    /// The file cannot be read. [`check`](crate::check) never returns this either.
    Unreadable {
        /// What is wrong with it, as a clause.
        problem: &'static str,
    },
    /// The files are identical to the byte.
    Right,
    /// The files differ only in line ends, trailing blanks or blank lines at the end.
    RightButForBlanks,
    /// The files differ.
    Different(Difference),
}

/// The first difference between a submitted file and the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The line number, counted from 1.
    pub line: u64,
    /// The submitted line; `None` if the file has ended.
    pub found: Option<String>,
    /// The right line; `None` if the file should have ended.
    pub expected: Option<String>,
    /// In a log, the node that the right line is about: the root and the moves from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// An explanation of what the algorithm does at this point.
    pub explanation: String,
    /// The known mistakes each of which accounts for the whole file.
    pub mistakes: Vec<Mistake>,
}
