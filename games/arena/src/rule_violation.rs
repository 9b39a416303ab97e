//! Rules that illegal moves break.

/// A rule of a game that an illegal move breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleViolation {
    /// The id of the rule in records, such as `ko`.
    pub rule: &'static str,
    /// An explanation for people.
    pub message: String,
}

impl RuleViolation {
    /// Returns the explanation of an illegal move in a game that may not tell its rules apart.
    pub(crate) fn message(violation: Option<Self>) -> String {
        violation.map_or_else(|| "not a legal move here".to_owned(), |violation| violation.message)
    }
}
