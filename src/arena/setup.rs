//! What the arena has to be told about a game.

use suite_search::{Game, Value};

use super::Offence;

/// How games begin, and the words for what happens in them.
#[derive(Debug, Clone)]
pub struct Setup<G: Game> {
    /// Where every game begins.
    pub start: G,
    /// What the two sides are called.
    pub sides: [&'static str; 2],
    /// The side of the board, for records.
    pub size: usize,
    /// What each side has, in units that people count.
    pub score: fn(&G) -> [Value; 2],
    /// What that is called in records.
    pub score_name: &'static str,
    /// What the second side gets on top of it for moving second.
    pub compensation: f64,
    /// The move that a position leaves no choice about, so that no agent is asked for it.
    pub forced: fn(&G) -> Option<G::Move>,
    /// The reason of an end by the rules.
    pub end: fn(&G) -> &'static str,
    /// Which rule a move is against that is not legal, if the game tells its rules apart.
    pub offence: fn(&G, G::Move) -> Option<Offence>,
    /// Whether more is told: in records and tables the CPU time, and in tables how sure the rate of wins is.
    pub detailed: bool,
}
