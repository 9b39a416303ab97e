//! The assignment's files, from the host's side.

use suite_go::{AnswerError, AnswerFormat, GameState, Illegal, Input, Move};

use super::setup::violation;
use suite_arena::{Fault, FileProtocol};

/// What the host writes for agents and reads from them.
pub struct Files {
    /// How an answer is read.
    pub reading: AnswerFormat,
}

impl FileProtocol<GameState> for Files {
    fn input(&self) -> &'static str {
        "input.txt"
    }

    fn output(&self) -> &'static str {
        "output.txt"
    }

    fn turn(&self, state: &GameState) -> String {
        Input::from(state).to_string()
    }

    fn parse_move(&self, state: &GameState, text: &str) -> Result<Move, Fault> {
        self.reading.parse(text, state.position.size()).map_err(|error| {
            let said = text.trim_end().to_owned();
            match error {
                AnswerError::OffBoard => Fault::Illegal { said, violation: Some(violation(Illegal::OffBoard)) },
                AnswerError::NotAMove => Fault::Malformed { said, why: error.to_string() },
            }
        })
    }
}
