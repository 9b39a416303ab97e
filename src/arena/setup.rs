//! What the arena has to be told about a game.

use suite_search::{Game, Value};

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
    /// The move that a position leaves no choice about, so that no agent is asked for it.
    pub forced: fn(&G) -> Option<G::Move>,
    /// The reason of an end by the rules.
    pub end: &'static str,
}
