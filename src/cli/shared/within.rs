//! Strategies with a budget of their own.

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

/// A strategy that thinks about a move as long as its options say, and no longer than the clock allows.
pub struct Within<S> {
    strategy: S,
    budget: Budget<'static>,
}

impl<S> Within<S> {
    /// Gives a strategy a budget.
    pub const fn new(strategy: S, budget: Budget<'static>) -> Self {
        Self { strategy, budget }
    }
}

impl<G: Game, S: Strategy<G>> Strategy<G> for Within<S> {
    fn choose(&mut self, position: &G, allowed: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        let budget = Budget {
            nodes: self.budget.nodes.min(allowed.nodes),
            // Half of what is left is far from the end of it, even on a machine that is busy.
            time: self.budget.time.min(allowed.time / 2),
            ..allowed
        };
        self.strategy.choose(position, budget)
    }
}
