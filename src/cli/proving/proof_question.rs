//! What is to be proved.

use std::fmt;

use suite_proof::Subject;

/// A question about a game, and how much of the answer is left to the checkers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProofQuestion {
    pub subject: Subject,
    /// Whether it asks by how much the game is won, not only by whom.
    pub exact: bool,
    /// The most placements left at which a checker solves a position itself.
    pub cut: u32,
}

/// Writes the question as drafts do: `othello 6 ends, value, cut 0`.
impl fmt::Display for ProofQuestion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { subject, exact, cut } = self;
        write!(f, "{subject}, {}, cut {cut}", if *exact { "value" } else { "winner" })
    }
}
