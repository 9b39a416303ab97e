//! The moves of a game from the start, as people and records write them.

use suite_go::{AnswerError, AnswerFormat, GameState, Illegal, Move, Size};
use suite_search::Game;
use thiserror::Error;

use suite_arena::printable;

/// Reads moves, each as in `2,3` or `PASS`, that are played one after the other from the empty board.
pub fn parse<'a>(said: impl IntoIterator<Item = &'a str>, size: Size) -> Result<Vec<Move>, MovesError> {
    let mut state = GameState::start(size);
    let mut moves = Vec::new();
    for (number, said) in (1..).zip(said) {
        let mv = AnswerFormat::Strict.parse(said, size);
        let mv = mv.map_err(|error| MovesError::NotAMove { number, said: printable(said), error })?;
        if let Some(illegal) = state.position.illegal(mv) {
            return Err(MovesError::Illegal { number, mv, illegal });
        }
        moves.push(mv);
        state = state.play(mv);
    }
    Ok(moves)
}

/// The start of a game, and the state after each of its moves.
pub fn states(size: Size, moves: &[Move]) -> Vec<GameState> {
    let mut states = vec![GameState::start(size)];
    states.extend(moves.iter().scan(states[0], |state, &mv| {
        *state = state.play(mv);
        Some(*state)
    }));
    states
}

/// Why some words are no moves of a game.
#[derive(Debug, Error)]
pub enum MovesError {
    #[error("move {number}, `{said}`: {error}")]
    NotAMove { number: usize, said: String, error: AnswerError },
    #[error("move {number}, {mv}: {illegal}")]
    Illegal { number: usize, mv: Move, illegal: Illegal },
}
