//! What the arena has to know about a game.

use suite_search::{Game, Value};

use crate::RuleViolation;

/// How games begin, and the words for what happens in them.
#[derive(Debug, Clone)]
pub struct GameSpec<G: Game> {
    /// The position that every game begins with.
    pub start: G,
    /// The names of the two players, such as `black` and `white`.
    pub players: [&'static str; 2],
    /// The size of the board, for records.
    pub size: usize,
    /// Returns the score of each player in a position, in units that people count.
    pub score: fn(&G) -> [Value; 2],
    /// The name of the score in records.
    pub score_name: &'static str,
    /// What the second player gets on top of its score for moving second.
    pub compensation: f64,
    /// Returns the move that is played without asking the agent, if the position leaves no choice.
    pub forced_move: fn(&G) -> Option<G::Move>,
    /// Returns the reason why the rules end the game in a final position.
    pub end_reason: fn(&G) -> &'static str,
    /// Returns the rule that an illegal move breaks, if the game tells its rules apart.
    pub violation: fn(&G, G::Move) -> Option<RuleViolation>,
    /// Whether records and tables tell CPU time, and tables the interval of the win rate.
    pub detailed: bool,
}
