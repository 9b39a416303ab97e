//! Known mistakes in words.

use serde::Serialize;

use crate::Explanation;

/// A mistake as it is told: its identifier and its description.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NamedMistake {
    /// The identifier.
    pub id: String,
    /// What is done wrong, as a clause.
    pub message: String,
}

impl<P> From<&Explanation<P>> for NamedMistake {
    fn from(explanation: &Explanation<P>) -> Self {
        Self { id: explanation.id(), message: explanation.description() }
    }
}
