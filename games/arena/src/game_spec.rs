//! Descriptions of games for the arena.

use std::sync::Arc;

use serde_json::{Map, Value as Json};
use suite_search::{Game, Player, Value};
use thiserror::Error;

use crate::{RuleViolation, printable};

/// A description of a game for the arena: how it begins, its rules for a match, and the words for what happens in it.
#[derive(Debug, Clone)]
pub struct GameSpec<G: Game> {
    /// The name of the game in records, such as `go`.
    pub name: &'static str,
    /// The data for setting up the start again, such as the size of the board or a set of rules. Records share it.
    pub variant: Arc<Json>,
    /// The position that every game begins with.
    pub start: G,
    /// The names of the two players, such as `black` and `white`.
    pub players: [&'static str; 2],
    /// Parses a move as its `Display` writes it, legal or not, or explains what is wrong with the text.
    ///
    /// [`parse_legal_move`] suits games where a move that is not legal needs no explanation.
    pub parse_move: fn(&G, &str) -> Result<G::Move, String>,
    /// Returns the move that is played without asking the agent, if the position leaves no choice.
    pub forced_move: fn(&G) -> Option<G::Move>,
    /// Returns the rule that an illegal move breaks, if the game tells its rules apart.
    pub violation: fn(&G, G::Move) -> Option<RuleViolation>,
    /// Returns the score of each player in a position, in units that people count.
    pub score: fn(&G) -> [Value; 2],
    /// The points that the second player gets on top of its score for moving second.
    pub compensation: f64,
    /// Returns the reason why the rules end the game in a final position.
    pub end_reason: fn(&G) -> &'static str,
}

impl<G: Game> GameSpec<G> {
    /// Describes a game in the simplest way: it has no variants, no forced moves, and one way to end; an illegal move
    /// is just that; and the winner scores 1, the loser 0.
    #[must_use]
    pub fn new(name: &'static str, start: G, players: [&'static str; 2]) -> Self {
        Self {
            name,
            variant: Arc::new(Json::Object(Map::new())),
            start,
            players,
            parse_move: parse_legal_move,
            forced_move: |_| None,
            violation: |_, _| None,
            score: |position| Player::BOTH.map(|player| Value::from(has_won(position, player))),
            compensation: 0.0,
            end_reason: |_| "over",
        }
    }

    /// Parses the moves of a game and plays them from the start. A forced move that is left out is added.
    ///
    /// # Errors
    ///
    /// A [`MoveError`] for the first word that is not a legal move.
    pub fn parse_moves<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Result<Vec<G::Move>, MoveError> {
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        for (number, word) in (1..).zip(words) {
            let wrong = |message| MoveError { number, said: printable(word), message };
            let mv = (self.parse_move)(&position, word).map_err(wrong)?;
            if let Some(forced) = (self.forced_move)(&position).filter(|&forced| forced != mv) {
                position = position.play(forced);
                moves.push(forced);
            }
            let illegal = |_| wrong(RuleViolation::message((self.violation)(&position, mv)));
            position = position.try_play(mv).map_err(illegal)?;
            moves.push(mv);
        }
        Ok(moves)
    }

    /// Returns the start and the position after each of these moves, which have to be legal.
    #[must_use]
    pub fn positions(&self, moves: impl IntoIterator<Item = G::Move>) -> Vec<G> {
        let mut positions = vec![self.start.clone()];
        positions.extend(moves.into_iter().scan(self.start.clone(), |position, mv| {
            *position = position.play(mv);
            Some(position.clone())
        }));
        positions
    }
}

fn has_won<G: Game>(position: &G, player: Player) -> bool {
    position.is_over() && position.utility(player) > 0
}

/// Parses a legal move as its `Display` writes it.
///
/// # Errors
///
/// A message for people if there is no such move.
pub fn parse_legal_move<G: Game>(position: &G, text: &str) -> Result<G::Move, String> {
    position.moves().find(|mv| mv.to_string() == text).ok_or_else(|| RuleViolation::message(None))
}

/// A word that is not a legal move of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("move {number}, {said}: {message}")]
pub struct MoveError {
    /// The number of the move, from 1.
    pub number: usize,
    /// The word.
    pub said: String,
    /// The problem with it.
    pub message: String,
}
