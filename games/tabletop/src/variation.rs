//! Moves that were not played.

use std::collections::BTreeMap;

/// Moves that were not played: a line that leaves a game at some position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation<M> {
    /// The number of moves of the game before it.
    pub after: usize,
    /// The moves, at least one.
    pub moves: Vec<M>,
    /// What was written about its positions, by the number of all moves before them.
    pub comments: BTreeMap<usize, String>,
}

impl<M> Variation<M> {
    /// Returns the variation with other moves.
    #[must_use]
    pub fn map<N>(self, other: impl FnMut(M) -> N) -> Variation<N> {
        let Self { after, moves, comments } = self;
        Variation { after, moves: moves.into_iter().map(other).collect(), comments }
    }
}
