//! Makers of agents: the participants of a series.

use rand::rngs::ChaCha8Rng;
use suite_search::{Game, Player};

use crate::{Agent, AgentLog, Confinement, Fault, Limits};

/// A participant of a series, which makes a fresh agent for each game.
pub trait AgentSource<G: Game>: Sync {
    /// Returns the name of the participant in tables of results.
    fn label(&self) -> &str;

    /// Returns what confines the programs of the participant, if it has any.
    fn confinement(&self) -> Option<Confinement> {
        None
    }

    /// Makes the agent for one game. It is [started](Agent::start) next.
    ///
    /// # Errors
    ///
    /// A [`Fault`], which costs the agent the game, if no agent can be made.
    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<G> + '_>, Fault>;
}

/// The context of an agent in its game.
#[derive(Debug)]
pub struct AgentContext {
    /// The player that the agent is.
    pub player: Player,
    /// A source of randomness of its own: the same for the same seed, game and participant.
    pub rng: ChaCha8Rng,
    /// The limits that it plays under.
    pub limits: Limits,
    /// Its part of the game's log, if one is kept.
    pub log: Option<AgentLog>,
}
