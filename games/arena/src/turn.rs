//! Moves that were played.

use suite_search::Player;

use crate::Elapsed;

/// A move that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn<M> {
    /// The player.
    pub player: Player,
    /// The move.
    pub mv: M,
    /// The time that it took; `None` for a move that no agent chose.
    pub elapsed: Option<Elapsed>,
}
