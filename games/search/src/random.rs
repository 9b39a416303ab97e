//! The strategy that every other one is measured by.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Budget, Decision, Game, OutOfBudget, Strategy};

/// Plays any legal move, each as likely as another.
#[derive(Debug, Clone)]
pub struct Random<R>(
    /// The random source.
    pub R,
);

impl<G: Game, R: Rng> Strategy<G> for Random<R> {
    fn choose(&mut self, position: &G, _: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        Ok(Decision::new(position.moves().choose(&mut self.0), 0))
    }
}
