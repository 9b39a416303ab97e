//! Heuristics, for positions at the depth limit.

use crate::{Game, Player, ProbCut, Value};

/// A heuristic: the estimated value of a position that the depth limit cut off.
///
/// Any `Fn(&G, Player) -> Value` is one.
pub trait Evaluate<G: Game> {
    /// Estimates what `position`, in which the game goes on, is worth to `player`.
    fn evaluate(&self, position: &G, player: Player) -> Value;

    /// Returns the shallow search that may stand in for a search `depth` plies deep, of two plies at least, in
    /// [iterative deepening](crate::IterativeDeepening); `None`, the default, where none may.
    fn prob_cut(&self, _position: &G, _depth: u32) -> Option<ProbCut> {
        None
    }
}

impl<G: Game, F: Fn(&G, Player) -> Value> Evaluate<G> for F {
    fn evaluate(&self, position: &G, player: Player) -> Value {
        self(position, player)
    }
}
