//! The agents that live in this program: people and built-in players.

use rand_chacha::ChaCha8Rng;
use suite_arena::{Agent, AgentContext, AgentSource, Fault, StrategyAgent};

use super::keyboard::Keyboard;
use super::person::Person;
use super::player_arg::{PlayerArg, PlayerKind};
use super::tabletop::Tabletop;

/// A person or a built-in player.
pub struct LocalPlayer<'a, P> {
    /// The player.
    pub player: PlayerArg<P>,
    /// The keyboard that all people share.
    pub keyboard: &'a Keyboard,
}

impl<P> LocalPlayer<'_, P> {
    /// Returns an agent for one game; `rng` is the random source of a built-in player.
    pub fn seat<G: Tabletop<BuiltIn = P>>(&self, rng: ChaCha8Rng) -> Box<dyn Agent<G> + '_> {
        let PlayerArg { label, kind } = &self.player;
        let PlayerKind::BuiltIn(player) = kind else { return Box::new(Person::new(label, self.keyboard)) };
        Box::new(StrategyAgent::new(label, G::strategy(player, rng)))
    }
}

impl<G: Tabletop> AgentSource<G> for LocalPlayer<'_, G::BuiltIn> {
    fn label(&self) -> &str {
        &self.player.label
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<G> + '_>, Fault> {
        Ok(self.seat(context.rng))
    }
}
