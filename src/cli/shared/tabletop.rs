//! The traits that put a game on the command line: its starts, its board, its moves, its players.

use std::sync::Arc;

use anyhow::{Result, bail};
use clap::Args;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use suite_arena::{GameSpec, RuleViolation};
use suite_search::{Evaluate, Game, Solvable, Solver, Strategy, Value};

use super::player_arg::BuiltInPlayer;
use super::recorded::Recorded;
use crate::web::picture::Picture;

/// A game that is played at the terminal, and recorded.
pub trait Tabletop: Game<Move: Send + Sync> + Send + Sync + 'static {
    /// The properties of a start, such as the size of the board, as records keep them.
    type Variant: Serialize + DeserializeOwned + Clone + Send + Sync;
    /// The built-in players.
    type BuiltIn: BuiltInPlayer;

    /// The name of the game on the command line, and in records.
    const NAME: &'static str;

    /// The names of the two players, the one who moves first at index 0.
    const PLAYERS: [&'static str; 2];

    /// The notation of a move, for prompts.
    const MOVE: &str;

    /// The name of the game in GoGui: an upper-case letter, then lower-case ones.
    const GOGUI_ID: &str;

    /// Whether the names of squares count rows from the top, not from the bottom as those of Go.
    const ROWS_FROM_TOP: bool = false;

    /// Parses a recorded game in a format of this game only.
    fn parse_foreign(_text: &str) -> Result<Recorded<Self>> {
        bail!("expected game records, one JSON object on each line")
    }

    /// Returns the start of games of this variant and the words for what happens in them, or an error if there is no such variant.
    fn spec(variant: &Self::Variant) -> Result<GameSpec<Self>>;

    /// Returns what all games say alike of those from this start; a game adds how it scores and how it ends.
    fn spec_from(variant: &Self::Variant, start: Self) -> Result<GameSpec<Self>> {
        Ok(GameSpec {
            variant: Arc::new(serde_json::to_value(variant)?),
            parse_move: Self::parse_move,
            violation: |position, mv| position.violation(mv),
            ..GameSpec::new(Self::NAME, start, Self::PLAYERS)
        })
    }

    /// Returns the moves of a list, each a text: separated by spaces, or by commas and spaces as `solve` prints moves that
    /// contain spaces.
    fn words_of_moves(list: &str) -> Vec<&str> {
        let words: Vec<_> =
            if list.contains(", ") { list.split(", ").collect() } else { list.split_whitespace().collect() };
        words.into_iter().flat_map(Self::moves_in_word).collect()
    }

    /// Returns the moves that a word of a list stands for, each a text.
    fn moves_in_word(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// Parses a move, legal or not, as people type it and as records have it; the error says what is expected.
    fn parse_move(&self, text: &str) -> Result<Self::Move, String>;

    /// Returns the rule that an illegal move breaks, if the game names its rules.
    fn violation(&self, _mv: Self::Move) -> Option<RuleViolation> {
        None
    }

    /// Draws the board with its coordinates, the last move marked, and the score.
    fn draw(&self, last: Option<Self::Move>) -> String;

    /// Returns what is on the board, for the page in the browser.
    fn picture(&self) -> Picture<Self::Move>;

    /// Returns the strategy of a built-in player; `random` is its own.
    fn strategy(player: &Self::BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self>>;
}

/// The options that name the start of a game.
pub trait StartArgs: Args {
    /// The properties of a start, as records keep them.
    type Variant;

    /// The long names of the options of `host` for the two players, the one who moves first at index 0.
    const FLAGS: [&'static str; 2];

    /// Returns the variant that they name.
    fn variant(&self) -> Result<Self::Variant>;

    /// Returns the variant that they name, but for the size of the board.
    fn resized(&self, _size: usize) -> Result<Self::Variant> {
        bail!("the board has only one size")
    }
}

/// A game whose positions can be solved.
pub trait Solved: Tabletop {
    /// The position as the solver plays it.
    type Core: Solvable<Move = Self::Move>;

    /// The type of the heuristic by which textbook searches order moves.
    type Heuristic: Evaluate<Self::Core>;

    /// The heuristic by which textbook searches order moves.
    const HEURISTIC: Self::Heuristic;

    /// The units of value in a point of the game's score.
    const UNITS: Value = 1;

    /// Whether values are told as points for the player to move, not as the winner and the margin.
    const VALUES_IN_POINTS: bool = true;

    /// The bytes of the solver's table for a position one ply before the end.
    const LEAST_TABLE: u64;

    /// Returns the position as the solver plays it.
    fn core(&self) -> Self::Core;

    /// Adds what is known of games from this start to a solver's table.
    fn teach(_start: &Self, _solver: &Solver<Self::Core>) {}
}

/// The options that name a position to solve.
pub trait PositionArgs<G: Tabletop>: Args {
    /// Returns games that start in the position.
    fn spec(&self) -> Result<GameSpec<G>>;
}
