//! Agents, which play games.

use std::time::Duration;

use suite_search::Game;

use crate::{Clock, Fault};

/// One player of one game.
///
/// An [`AgentSource`](crate::AgentSource) makes a fresh agent for each game.
pub trait Agent<G: Game> {
    /// Returns the name of the agent; once it has [started](Self::start), the one by which it has introduced itself.
    fn name(&self) -> &str;

    /// Gets ready to play, before the first move of the game.
    ///
    /// # Errors
    ///
    /// A [`Fault`], which costs the agent the game, if it is not ready while `clock` runs.
    fn start(&mut self, _clock: &Clock) -> Result<(), Fault> {
        Ok(())
    }

    /// Chooses a move in a position where it is the agent's turn.
    ///
    /// The move need not be legal: the referee checks it.
    ///
    /// # Errors
    ///
    /// A [`Fault`], which costs the agent the game, if there is no move before the time on `clock` is up.
    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault>;

    /// Returns the CPU time that the last turn took outside of the calling thread, or `None` if it ran in that thread.
    fn cpu(&self) -> Option<Duration> {
        None
    }

    /// Returns whether a program of the agent is there between its turns, too.
    fn is_running(&self) -> bool {
        false
    }

    /// Receives the final position of the game.
    fn end(&mut self, _position: &G) {}

    /// Returns the end of what the agent wrote to its standard error. The agent plays no more after that.
    fn stderr_tail(&mut self) -> String {
        String::new()
    }

    /// Returns what the agent has written to its standard error since the last call, or the end of that if it is long.
    fn new_stderr(&mut self) -> String {
        String::new()
    }

    /// Returns whether the agent may take moves back, as people may.
    fn can_take_back(&self) -> bool {
        false
    }

    /// Hears that there was no move to take back. It is asked for its choice again.
    fn nothing_to_take_back(&mut self) {}
}

/// The choice of an agent in its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice<M> {
    /// Plays a move, legal or not.
    Play(M),
    /// Takes moves back, to the last turn of an agent that [may do so](Agent::can_take_back).
    TakeBack,
}
