//! Strategies with a budget of their own.

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

/// A strategy with a budget for each move, within that of the clock.
#[derive(Debug, Clone)]
pub struct WithBudget<S> {
    strategy: S,
    budget: Budget<'static>,
}

impl<S> WithBudget<S> {
    /// Gives a strategy a budget.
    pub const fn new(strategy: S, budget: Budget<'static>) -> Self {
        Self { strategy, budget }
    }
}

impl<G: Game, S: Strategy<G>> Strategy<G> for WithBudget<S> {
    fn choose(&mut self, position: &G, allowed: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        let budget = Budget {
            nodes: self.budget.nodes.min(allowed.nodes),
            // Half of the time left keeps a safe distance from the limit, even on a busy machine.
            time: self.budget.time.min(allowed.time / 2),
            ..allowed
        };
        self.strategy.choose(position, budget)
    }
}
