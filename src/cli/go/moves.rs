//! The moves of a game from the start, as people and records write them.

use suite_go::{AnswerError, Illegal, Move, Reading, Situation, Size};
use suite_search::Game;
use thiserror::Error;

use crate::arena::printable;

/// Reads moves, each as in `2,3` or `PASS`, that are played one after the other from the empty board.
pub fn parse<'a>(said: impl IntoIterator<Item = &'a str>, size: Size) -> Result<Vec<Move>, MovesError> {
    let mut situation = Situation::start(size);
    let mut moves = Vec::new();
    for (number, said) in (1..).zip(said) {
        let mv = Reading::Strict.parse(said, size);
        let mv = mv.map_err(|error| MovesError::NotAMove { number, said: printable(said), error })?;
        if let Some(illegal) = situation.position.illegal(mv) {
            return Err(MovesError::Illegal { number, mv, illegal });
        }
        moves.push(mv);
        situation = situation.play(mv);
    }
    Ok(moves)
}

/// The start of a game, and the situation after each of its moves.
pub fn situations(size: Size, moves: &[Move]) -> Vec<Situation> {
    let mut situations = vec![Situation::start(size)];
    situations.extend(moves.iter().scan(situations[0], |situation, &mv| {
        *situation = situation.play(mv);
        Some(*situation)
    }));
    situations
}

/// Why some words are no moves of a game.
#[derive(Debug, Error)]
pub enum MovesError {
    #[error("move {number}, `{said}`: {error}")]
    NotAMove { number: usize, said: String, error: AnswerError },
    #[error("move {number}, {mv}: {illegal}")]
    Illegal { number: usize, mv: Move, illegal: Illegal },
}
