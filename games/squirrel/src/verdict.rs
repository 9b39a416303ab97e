//! What a check has to say.

use serde::Serialize;
use suite_search::Algorithm;

use crate::mistake::Mistake;
use crate::task::{Strategy, Task};

/// A file that a task asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub enum Output {
    /// The board after the chosen move.
    #[serde(rename = "next_state.txt")]
    NextState,
    /// The log of the search.
    #[serde(rename = "traverse_log.txt")]
    TraverseLog,
    /// The board after each move of a battle.
    #[serde(rename = "trace_state.txt")]
    TraceState,
}

impl Output {
    /// The files that `task` asks for.
    #[must_use]
    pub const fn of(task: &Task) -> &'static [Self] {
        match task {
            Task::NextState { strategy: Strategy { algorithm: Algorithm::Greedy, .. }, .. } => &[Self::NextState],
            Task::NextState { .. } => &[Self::NextState, Self::TraverseLog],
            Task::Battle { .. } => &[Self::TraceState],
        }
    }

    /// The name that the assignment gives it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NextState => "next_state.txt",
            Self::TraverseLog => "traverse_log.txt",
            Self::TraceState => "trace_state.txt",
        }
    }
}

/// How somebody's file compares with the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Verdict {
    /// There is no such file; for whoever looks for it to say.
    Missing,
    /// The same to the byte.
    Right,
    /// The same but for line ends, trailing blanks, or blank lines at the end.
    RightButForBlanks,
    /// Not the same.
    Different(Difference),
}

/// The first difference between somebody's file and the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The line, from 1.
    pub line: u64,
    /// What stands there; `None` if the file has ended.
    pub found: Option<String>,
    /// What belongs there; `None` if the file should have ended.
    pub expected: Option<String>,
    /// In a log, where in the tree the line belongs: the root and the moves from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// What the algorithm does there, in words.
    pub explanation: String,
    /// The known mistakes that make the file as it is, to its end.
    pub mistakes: Vec<Mistake>,
}
