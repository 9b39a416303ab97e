//! Agents that are part of the program.

use suite_search::Game;

use crate::{Agent, Choice, Clock, Fault};

/// An agent that plays what a function chooses.
#[derive(Debug)]
pub struct StrategyAgent<F> {
    name: String,
    choose: F,
}

impl<F> StrategyAgent<F> {
    /// Makes the agent that plays what `choose` returns, which has to obey the clock.
    pub fn new(name: impl Into<String>, choose: F) -> Self {
        Self { name: name.into(), choose }
    }
}

impl<G: Game, F: FnMut(&G, &Clock) -> Result<G::Move, Fault>> Agent<G> for StrategyAgent<F> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        (self.choose)(position, clock).map(Choice::Play)
    }
}
