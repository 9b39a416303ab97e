//! The search that a task file asks for.

use suite_search::{Algorithm, Player, Search};

use crate::position::Score;

/// A player with the search that chooses its moves, as a task file specifies them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchSpec {
    /// The player.
    pub player: Player,
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The depth limit in plies: the assignment's cut-off depth. Greedy looks one ply ahead, whatever the limit.
    pub limit: u32,
}

impl SearchSpec {
    /// Returns the search itself.
    #[must_use]
    pub const fn search(&self) -> Search<Score> {
        Search { limit: Some(self.limit), ..Search::new(self.algorithm, Score) }
    }
}
