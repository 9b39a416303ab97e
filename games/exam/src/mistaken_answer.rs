//! Wrong answers that known mistakes lead to.

use serde::{Deserialize, Serialize};

use crate::Answer;

/// A wrong answer, and the mistake that leads to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MistakenAnswer {
    /// The identifier of the mistake.
    pub id: String,
    /// What is done wrong, as a clause.
    pub message: String,
    /// The answer.
    pub answer: Answer,
}
