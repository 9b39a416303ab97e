//! A game's strategies as those of any game.

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

use super::{any_decision, own_position};
use crate::{AnyMove, AnyPosition, Tabletop};

/// A game's own strategy for positions of any game.
pub struct StrategyOf<G: Game>(pub Box<dyn Strategy<G> + Send>);

impl<G: Tabletop> Strategy<AnyPosition> for StrategyOf<G> {
    fn choose(&mut self, position: &AnyPosition, budget: Budget) -> Result<Decision<AnyMove>, OutOfBudget> {
        self.0.choose(own_position(position), budget).map(any_decision)
    }
}
