//! The result of a search.

use crate::Value;

/// The result of a search: a move and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision<M> {
    /// The move to play; `None` if the game is over, or the limit is 0.
    pub best: Option<M>,
    /// The value of the position for the player to move; an estimate unless [`is_exact`](Self::is_exact).
    pub value: Value,
    /// Whether the value is proved to be the outcome of best play. A textbook search says so only if it had no limit.
    pub is_exact: bool,
    /// Best play, as far as the search knows it, beginning with the move to play. A textbook search gives that move
    /// alone, and a strategy that does not search gives nothing.
    pub principal_variation: Vec<M>,
    /// Plies that the search looked ahead: those of the last finished iteration, or the limit; `u32::MAX` is no limit.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

impl<M> Decision<M> {
    /// Creates a decision without a search behind it.
    #[must_use]
    pub const fn new(best: Option<M>, value: Value) -> Self {
        Self { best, value, is_exact: false, principal_variation: Vec::new(), depth: 0, nodes: 0 }
    }
}
