//! Estimates of the positions of a game.

use std::sync::atomic::{AtomicBool, Ordering};

use suite_search::{Game, Value};

use crate::{AnyMove, AnyPosition, Estimate, for_first};

/// Estimates of the positions of a game.
#[derive(Debug, Clone)]
pub struct Estimates(Vec<Option<Estimate<AnyMove>>>);

impl Estimates {
    /// Estimates each position by a search of this number of nodes, which gives the same on every machine; until
    /// `interrupt` is raised. `tell` is called after each.
    pub fn of(positions: &[AnyPosition], nodes: u64, interrupt: &AtomicBool, mut tell: impl FnMut()) -> Self {
        let estimate = |position: &AnyPosition| {
            let estimate = if interrupt.load(Ordering::Relaxed) { None } else { position.look_ahead(nodes) };
            tell();
            estimate
        };
        Self(positions.iter().map(estimate).collect())
    }

    /// Returns the value of the position with an index for the first player.
    #[must_use]
    pub fn value(&self, positions: &[AnyPosition], index: usize) -> Option<Value> {
        Some(for_first(self.0[index]?.value, positions[index].to_move()))
    }

    /// Returns what the move after the position with an index costs its mover, if it seems to cost anything.
    #[must_use]
    pub fn loss(&self, positions: &[AnyPosition], index: usize) -> Option<Value> {
        let own = |value| for_first(value, positions[index].to_move());
        let [before, after] = [index, index + 1].map(|index| self.value(positions, index).map(own));
        Some(before? - after?).filter(|&loss| loss > 0)
    }

    /// Returns the move that the search would play in the position with an index.
    #[must_use]
    pub fn best(&self, index: usize) -> Option<AnyMove> {
        self.0[index]?.best
    }
}
