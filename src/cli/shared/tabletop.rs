//! What a game tells the command besides its rules: how it starts, how its board is drawn and its moves are read, and who plays it.

use anyhow::{Result, bail};
use clap::Args;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use suite_arena::{GameSpec, RuleViolation};
use suite_search::{Evaluate, Game, Solvable, Solver, Strategy, Value};

use super::player_arg::BuiltInPlayer;
use super::recorded::Recorded;

/// A game that is played at the terminal, and recorded.
pub trait Tabletop: Game<Move: Send + Sync> + Send + Sync + 'static {
    /// What tells one start from another, such as the size of the board; kept in records.
    type Variant: Serialize + DeserializeOwned + Clone + Send + Sync;
    /// The players that are built in.
    type BuiltIn: BuiltInPlayer;

    /// The name of the game on the command line, and in records.
    const NAME: &'static str;

    /// The names of the players, the one who begins first.
    const PLAYERS: [&'static str; 2];

    /// How a move is typed, for prompts.
    const MOVE: &str;

    /// Reads a recorded game in a format other than that of all games.
    fn parse_foreign(_text: &str) -> Result<Recorded<Self>> {
        bail!("expected a game record, a line of JSON each")
    }

    /// Returns how games of this variant start, and the words for what happens in them; an error if there is no such variant.
    fn spec(variant: &Self::Variant) -> Result<GameSpec<Self>>;

    /// Parses a move as people type it, and as records have it, legal or not; or explains what is wrong with the text.
    fn parse_move(&self, text: &str) -> Result<Self::Move, String>;

    /// Returns the rule that an illegal move breaks, if the game tells its rules apart.
    fn violation(&self, _mv: Self::Move) -> Option<RuleViolation> {
        None
    }

    /// Draws the board for people, with its coordinates, the last move marked, and how the game stands.
    fn draw(&self, last: Option<Self::Move>) -> String;

    /// Returns the strategy of a built-in player, with a random source of its own.
    fn strategy(player: &Self::BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self>>;
}

/// The options that name the start of a game.
pub trait StartArgs: Args {
    /// What they tell.
    type Variant;

    /// The long names of the options of `host` that name the players, the one who begins first.
    const FLAGS: [&'static str; 2];

    /// Returns what they tell.
    fn variant(&self) -> Result<Self::Variant>;
}

/// A game whose positions can be solved.
pub trait Solved: Tabletop {
    /// The position as the solver plays it.
    type Core: Solvable<Move = Self::Move>;

    /// The heuristic by which textbook searches order moves.
    type Heuristic: Evaluate<Self::Core>;

    /// That heuristic.
    const HEURISTIC: Self::Heuristic;

    /// Units of value in a point of the game's score.
    const UNITS: Value = 1;

    /// Whether people speak of values in points for the player to move, not of who wins by how much.
    const VALUES_IN_POINTS: bool = true;

    /// Bytes of the solver's table for a position with a single ply to come.
    const LEAST_TABLE: u64;

    /// Returns the position as the solver plays it.
    fn core(&self) -> Self::Core;

    /// Has a solver recall what is known of games from this start.
    fn teach(_start: &Self, _solver: &Solver<Self::Core>) {}
}

/// The options that name a position to be solved.
pub trait PositionArgs<G: Tabletop>: Args {
    /// Returns games that start in the position.
    fn spec(&self) -> Result<GameSpec<G>>;
}
