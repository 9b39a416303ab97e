//! Agents that are part of the program.

use suite_search::{Decision, Game, OutOfBudget, Strategy};

use crate::{Agent, Choice, Clock, Fault};

/// An agent that plays what a [`Strategy`] chooses in the time that the clock has.
#[derive(Debug, Clone)]
pub struct StrategyAgent<S> {
    name: String,
    strategy: S,
}

impl<S> StrategyAgent<S> {
    /// Makes the agent, which takes all the time that the strategy needs.
    pub fn new(name: impl Into<String>, strategy: S) -> Self {
        Self { name: name.into(), strategy }
    }

    /// Lets the strategy decide as long as the clock runs.
    fn decide<G: Game>(&mut self, position: &G, clock: &Clock) -> Result<Decision<G::Move>, Fault>
    where
        S: Strategy<G>,
    {
        let mut budget = clock.whole_budget();
        loop {
            match self.strategy.choose(position, budget) {
                Ok(decision) => return Ok(decision),
                // On a busy machine wall-clock time may have run out before the CPU time: some is left.
                Err(OutOfBudget) => clock.check()?,
            }
            budget = clock.budget();
        }
    }
}

impl<G: Game, S: Strategy<G>> Agent<G> for StrategyAgent<S> {
    fn name(&self) -> &str {
        &self.name
    }

    /// Returns the decision of the strategy.
    ///
    /// # Panics
    ///
    /// Panics if the strategy decides on no move at all.
    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        let decision = self.decide(position, clock)?;
        Ok(Choice::Play(decision.best.expect("a game that goes on has a move")))
    }
}
