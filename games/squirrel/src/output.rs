//! The files that a task asks for.

use serde::{Deserialize, Serialize};
use suite_search::Algorithm;

use crate::search_spec::SearchSpec;
use crate::task::Task;

/// One of the output files of the assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// Returns the files that `task` asks for.
    #[must_use]
    pub const fn of(task: &Task) -> &'static [Self] {
        match task {
            Task::NextState { spec: SearchSpec { algorithm: Algorithm::Greedy, .. }, .. } => &[Self::NextState],
            Task::NextState { .. } => &[Self::NextState, Self::TraverseLog],
            Task::Battle { .. } => &[Self::TraceState],
        }
    }

    /// Returns the file name that the assignment prescribes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NextState => "next_state.txt",
            Self::TraverseLog => "traverse_log.txt",
            Self::TraceState => "trace_state.txt",
        }
    }
}
