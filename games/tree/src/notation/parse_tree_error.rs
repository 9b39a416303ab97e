//! What is wrong with a text that is no tree.

use std::fmt;

use thiserror::Error;

use crate::TreeError;

/// A text that is no tree, with the line where that shows.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}{problem}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct ParseTreeError {
    /// The line, counted from 1, if it is known.
    pub line: Option<usize>,
    /// What was expected, and what was found.
    pub problem: String,
}

impl ParseTreeError {
    pub(super) fn new(line: usize, problem: impl fmt::Display) -> Self {
        Self { line: Some(line), problem: problem.to_string() }
    }
}

impl From<TreeError> for ParseTreeError {
    fn from(error: TreeError) -> Self {
        Self { line: None, problem: error.to_string() }
    }
}
