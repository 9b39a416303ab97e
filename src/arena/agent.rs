//! Whoever plays: a name, and a way to choose a move.

use std::time::Duration;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use suite_search::{Game, Player};

use super::Clock;
use super::fault::{Failure, Fault};
use super::log::SideLog;

/// One side of one game.
pub trait Agent<G: Game> {
    /// What the agent calls itself.
    fn name(&self) -> &str;

    /// Chooses a move in a position in which it is this side's turn.
    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault>;

    /// The CPU time that its last turn took outside of this thread; nothing if it took place in this thread.
    fn cpu(&self) -> Option<Duration> {
        None
    }

    /// Learns how the game ended.
    fn end(&mut self, _position: &G) {}

    /// The end of what it told people while it played; asked of an agent that plays no more.
    fn last_words(&mut self) -> String {
        String::new()
    }

    /// Whether it may take moves back: people may.
    fn is_person(&self) -> bool {
        false
    }
}

/// What an agent does in its turn.
pub enum Choice<M> {
    /// Plays this move, legal or not.
    Play(M),
    /// Has the game go back to the last turn of a person.
    TakeBack,
}

/// Somebody who takes part in a series: enters a fresh agent into each game.
pub trait Contestant<G: Game>: Sync {
    /// What the command line calls it.
    fn label(&self) -> &str;

    /// The agent for one game, ready to play, within the time that the clock has.
    fn enter(&self, seat: Seat, clock: &Clock) -> Result<Box<dyn Agent<G> + '_>, Failure>;
}

/// An agent's place in one game of a series.
pub struct Seat {
    /// The side it plays.
    pub side: Player,
    /// Its own source of chance, the same for the same seed.
    pub random: ChaCha8Rng,
    /// Where its part of the game is written down, if anywhere.
    pub log: Option<SideLog>,
}

/// A source of chance of its own for everything in a series that needs one.
pub fn random(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream(stream);
    random
}

/// An agent of this program: a name and a function.
pub struct BuiltIn<F> {
    name: String,
    choose: F,
}

impl<F> BuiltIn<F> {
    /// The agent that plays what `choose` says. It looks at the clock itself.
    pub fn new(name: impl Into<String>, choose: F) -> Self {
        Self { name: name.into(), choose }
    }
}

impl<G: Game, F: FnMut(&G, &Clock) -> Result<G::Move, Fault>> Agent<G> for BuiltIn<F> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        (self.choose)(position, clock).map(Choice::Play)
    }
}
