//! What a search makes of a position that it does not solve.

use suite_search::Value;

/// What a search of limited depth makes of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Estimate<M> {
    /// The value for the player to move, in units of the solver's values.
    pub value: Value,
    /// The move that it would play.
    pub best: Option<M>,
}
