//! The worked solution of a question.

use serde::{Deserialize, Serialize};
use suite_search::Value;

/// The worked solution of a question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WorkedSolution {
    /// The value of the root, if there is a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// The best child of the root, the first of equals; of a position, the best move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// The leaves that are never looked at.
    #[serde(default)]
    pub pruned: Vec<String>,
    /// What the search does, or what follows from the rules, a sentence or two for each step.
    pub steps: Vec<String>,
}
