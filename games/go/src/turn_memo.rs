//! An agent's memo of its last turn, from which it knows the number of moves played.
//!
//! The end of the game depends on the number of moves, which `input.txt` does not have. The assignment allows an agent
//! files of its own, so after each turn it saves its input, the number of moves played, and its answer. Either the next
//! `input.txt` follows from these, or they are from another game.

use std::fmt;

use suite_search::Game;
use suite_text::{Lines, number, quote};
use thiserror::Error;

use crate::answer::AnswerFormat;
use crate::input::{Input, ParseInputError};
use crate::moves::Move;

/// An agent's turn, saved for the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnMemo {
    /// The number of moves played before the turn.
    pub played: u32,
    /// The agent's move.
    pub answer: Move,
    /// The agent's input.
    pub input: Input,
}

impl TurnMemo {
    /// Returns `true` if `input` is possible in the agent's turn after this one.
    pub(crate) fn leads_to(&self, input: &Input) -> bool {
        let state = self.input.state(self.played);
        let is_comparable = self.input.to_move == input.to_move && self.input.now.size() == input.now.size();
        is_comparable
            && state.try_play(self.answer).is_ok_and(|answered| {
                answered.position.board() == input.before
                    && answered.moves().any(|reply| answered.position.play(reply).board() == input.now)
            })
    }

    /// Parses a memo.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is malformed and what was expected there.
    pub fn parse(text: &[u8]) -> Result<Self, ParseTurnMemoError> {
        let mut lines = Lines::new(text);
        let mut field = |name: &'static str| {
            let line = lines.next();
            let value = line.and_then(|line| line.strip_prefix(name.as_bytes()));
            let found = || line.map_or_else(|| "end of file".to_owned(), quote);
            value.ok_or_else(|| ParseTurnMemoError::Field { line: lines.number(), found: found(), expected: name })
        };
        field(TITLE)?;
        let (played, answer) = (field(PLAYED)?, field(ANSWERED)?);
        let header = text.split_inclusive(|&byte| byte == b'\n').take(3).map(<[u8]>::len).sum();
        let input = Input::parse(&text[header..])?;
        let size = input.now.size();
        let longest = size.longest_game();
        let played =
            number(played).filter(|&played| played < longest).ok_or(ParseTurnMemoError::Played(longest - 1))?;
        let answer = std::str::from_utf8(answer).ok().and_then(|answer| AnswerFormat::Strict.parse(answer, size).ok());
        Ok(Self { played, answer: answer.ok_or(ParseTurnMemoError::Answer)?, input })
    }
}

const TITLE: &str = "suite go 1";
const PLAYED: &str = "played ";
const ANSWERED: &str = "answered ";

/// Writes the memo: a title with the version of the format, the number of moves, the answer, and the `input.txt`.
impl fmt::Display for TurnMemo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { played, answer, input } = self;
        writeln!(f, "{TITLE}\n{PLAYED}{played}\n{ANSWERED}{answer}\n{input}")
    }
}

/// An error in a memo.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseTurnMemoError {
    /// A line of the header is missing or malformed.
    #[error("line {line}: expected `{expected}`, found {found}")]
    Field {
        /// The line of the error, counted from 1.
        line: usize,
        /// The offending text in quotes, or a description such as `end of file`.
        found: String,
        /// The expected beginning of the line.
        expected: &'static str,
    },
    /// The number of moves is malformed or too large.
    #[error("line 2: expected a number of moves from 0 to {0}")]
    Played(u32),
    /// The answer is not a move.
    #[error("line 3: expected a move, as in `2,3`, or `PASS`")]
    Answer,
    /// The rest of the file is not an `input.txt`; its lines are counted from its first.
    #[error("after line 3")]
    Input(#[from] ParseInputError),
}
