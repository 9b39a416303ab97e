//! How many moves have been played: an agent's notes of its last turn, and what can be told without them.
//!
//! The end of the game depends on the number of moves, and `input.txt` does not tell it. The assignment allows an agent files
//! of its own, so it notes down after each turn what it was told, how many moves had been played, and what it answered. The
//! next `input.txt` either follows from that, or the notes are of another game.

use std::fmt;

use suite_search::{Game, Player};
use suite_text::{Lines, number, quote};
use thiserror::Error;

use crate::answer::Reading;
use crate::input::{Input, ParseInputError};
use crate::point::Move;

/// An agent's turn, noted down for the next one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurnMemo {
    /// How many moves had been played.
    pub played: u32,
    /// What the agent answered.
    pub answer: Move,
    /// What it was told.
    pub input: Input,
}

/// How the number of moves is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// The game has only just begun: the boards leave no doubt.
    Start(u32),
    /// The notes are of the agent's last turn in this game.
    Follows(u32),
    /// The notes are of this very turn, which is asked for again.
    Again(u32),
    /// There are no notes of this game: the least number that the stones allow.
    Estimate(u32),
}

impl Count {
    /// The number of moves played before `input`, as far as it and the notes tell.
    ///
    /// ```
    /// use suite_go::{Count, Input, Move, TurnMemo, Point};
    ///
    /// let input = Input::parse(b"1\n00\n00\n00\n00")?;
    /// assert_eq!(Count::new(&input, None), Count::Start(0));
    /// let notes = TurnMemo { played: 0, answer: Point::at(0, 0).map(Move::Place).unwrap(), input };
    /// let next = Input::parse(b"1\n10\n00\n10\n00")?;
    /// assert_eq!(Count::new(&next, Some(&notes)), Count::Follows(2));
    /// assert_eq!(Count::new(&next, None), Count::Estimate(2));
    /// # Ok::<_, suite_go::ParseInputError>(())
    /// ```
    #[must_use]
    pub fn new(input: &Input, notes: Option<&TurnMemo>) -> Self {
        if let Some(played) = played_at_the_start(input) {
            return Self::Start(played);
        }
        match notes {
            Some(notes) if notes.input == *input => Self::Again(notes.played),
            Some(notes) if notes.lead_to(input) => Self::Follows(notes.played + 2),
            _ => Self::Estimate(least_played(input)),
        }
    }

    /// The number.
    #[must_use]
    pub const fn played(self) -> u32 {
        match self {
            Self::Start(played) | Self::Follows(played) | Self::Again(played) | Self::Estimate(played) => played,
        }
    }
}

/// The number of moves before `input` in a game that has only just begun. A board with a stone on it never becomes empty again,
/// because whoever captures has a stone there: before an empty board there was nothing but a pass, and one at most.
fn played_at_the_start(input: &Input) -> Option<u32> {
    match (input.before.is_empty(), input.now.is_empty(), input.to_move) {
        (true, true, Player::First) => Some(0),
        (true, _, Player::Second) => Some(1),
        (true, false, Player::First) => Some(2),
        (false, ..) => None,
    }
}

/// The least number of moves after which `input` can be. The board before the last move had all stones of both players that
/// were placed by then and not captured, and the last move, be it a pass, was the opponent's.
fn least_played(input: &Input) -> u32 {
    let [black, white] = Player::BOTH.map(|player| input.before.stones(player).len());
    // The last turn of a game is the one before its longest: Black's or White's, whose the numbers are even or odd.
    let longest = input.now.size().longest_game();
    match input.to_move {
        Player::First => (2 * black.max(white + 1)).min((longest - 1) & !1),
        Player::Second => (2 * white.max(black) + 1).min((longest - 2) | 1),
    }
}

impl TurnMemo {
    /// Whether a game can stand at `input` in the turn after this one.
    fn lead_to(&self, input: &Input) -> bool {
        let state = self.input.state(self.played);
        let same_game = self.input.to_move == input.to_move && self.input.now.size() == input.now.size();
        same_game
            && state.try_play(self.answer).is_ok_and(|answered| {
                answered.position.board() == input.before
                    && answered.moves().any(|reply| answered.position.play(reply).board() == input.now)
            })
    }

    /// Reads what was noted down.
    ///
    /// # Errors
    ///
    /// Where the text is no agent's notes, and what was expected there.
    pub fn parse(text: &[u8]) -> Result<Self, ParseTurnMemoError> {
        let mut lines = Lines::new(text);
        let mut field = |name: &'static str| {
            let line = lines.next();
            let value = line.and_then(|line| line.strip_prefix(name.as_bytes()));
            let found = || line.map_or_else(|| "the end of the file".to_owned(), quote);
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
        let answer = std::str::from_utf8(answer).ok().and_then(|answer| Reading::Strict.parse(answer, size).ok());
        Ok(Self { played, answer: answer.ok_or(ParseTurnMemoError::Answer)?, input })
    }
}

const TITLE: &str = "suite go 1";
const PLAYED: &str = "played ";
const ANSWERED: &str = "answered ";

/// As they are noted down: a title with the version of the format, the number of moves, the answer, and the `input.txt`.
impl fmt::Display for TurnMemo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { played, answer, input } = self;
        writeln!(f, "{TITLE}\n{PLAYED}{played}\n{ANSWERED}{answer}\n{input}")
    }
}

/// A text that is no agent's notes.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseTurnMemoError {
    /// A line of the head is not there.
    #[error("line {line}: found {found}, expected `{expected}`")]
    Field {
        /// Where, counted from 1.
        line: usize,
        /// What stands there, quoted, or in words.
        found: String,
        /// How the line should begin.
        expected: &'static str,
    },
    /// The number of moves is none.
    #[error("line 2: expected a number of moves from 0 to {0}")]
    Played(u32),
    /// The answer is none.
    #[error("line 3: expected a move, as in `2,3`, or `PASS`")]
    Answer,
    /// What follows is no `input.txt`; lines are counted from its first.
    #[error("after line 3: {0}")]
    Input(#[from] ParseInputError),
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::board::Board;
    use crate::game_state::GameState;
    use crate::size::Size;

    /// The states of a game by chance, each with the move that was played in it.
    fn game(size: Size, seed: u64) -> Vec<(GameState, Move)> {
        let mut state = GameState::start(size);
        let mut game = Vec::new();
        let mut seed = seed;
        while !state.is_over() {
            let moves: Vec<_> = state.moves().collect();
            // A knuth-style generator is chance enough; a pass, the last move, is as likely as any.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(seed >> 33) as usize % moves.len()];
            game.push((state, mv));
            state = state.play(mv);
        }
        game
    }

    proptest! {
        #[test]
        fn an_agent_that_takes_notes_always_knows(seed: u64, side in 2..=7_usize) {
            let size = Size::new(side).expect("a size");
            let mut notes = [None, None];
            for (state, mv) in game(size, seed) {
                let input = Input::from(&state);
                let played = state.position.played();
                let own = &mut notes[state.to_move() as usize];
                let count = Count::new(&input, own.as_ref());
                prop_assert_eq!(count.played(), played, "{:?}", count);
                prop_assert!(!matches!(count, Count::Estimate(_)));
                prop_assert_eq!(input.state(played), state);
                let written = TurnMemo { played, answer: mv, input };
                let read = TurnMemo::parse(written.to_string().as_bytes());
                prop_assert_eq!(read.as_ref(), Ok(&written));
                prop_assert_eq!(Count::new(&input, read.as_ref().ok()).played(), played, "asked again");
                *own = read.ok();
            }
        }

        #[test]
        fn an_agent_without_notes_is_never_ahead_nor_out_of_turn(seed: u64, side in 2..=7_usize) {
            for (state, _) in game(Size::new(side).expect("a size"), seed) {
                let (count, played) = (Count::new(&Input::from(&state), None).played(), state.position.played());
                prop_assert!(count <= played && count % 2 == played % 2, "{} of {}", count, played);
            }
        }

        #[test]
        fn notes_of_another_game_do_not_mislead(one: u64, other: u64) {
            let [one, other] = [one, other].map(|seed| game(Size::DEFAULT, seed));
            for ((state, answer), (there, _)) in one.iter().zip(&other) {
                let notes = TurnMemo { played: 7, answer: *answer, input: Input::from(state) };
                let input = Input::from(there);
                if input.before != state.play(*answer).position.board() && input != notes.input {
                    prop_assert_eq!(Count::new(&input, Some(&notes)), Count::new(&input, None));
                }
            }
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>, cut in 0..100_usize) {
            let _ = TurnMemo::parse(&bytes);
            let text = TurnMemo { played: 3, answer: Move::Pass, input: Input::from(&GameState::start(Size::DEFAULT)) }.to_string();
            let _ = TurnMemo::parse(&text.as_bytes()[..cut.min(text.len())]);
            let damaged = [text.as_bytes(), &bytes].concat();
            let _ = TurnMemo::parse(&damaged);
        }
    }

    #[test]
    fn boards_that_no_game_comes_to_have_a_number_all_the_same() {
        for (size, player) in Size::all().flat_map(|size| Player::BOTH.map(|player| (size, player))) {
            let full = Board::new(size, |_| Some(player));
            for to_move in Player::BOTH {
                let input = Input { to_move, before: full, now: full };
                let played = Count::new(&input, None).played();
                assert!(played < size.longest_game() && played % 2 == to_move as u32, "{played}: {input}");
            }
        }
    }

    #[test]
    fn what_is_wrong_with_notes_is_said() {
        for (text, message) in [
            ("", "line 1: found the end of the file, expected `suite go 1`"),
            ("suite go 1\nplaying 3", "line 2: found \"playing 3\", expected `played `"),
            ("suite go 1\nplayed 3\nanswered 2,3\n1\n00", "after line 3: line 3: found the end of the file"),
            ("suite go 1\nplayed 3\nanswered 0,0\n1\n00\n00\n00\n00", "line 2: expected a number of moves from 0 to 2"),
            (
                "suite go 1\nplayed 1\nanswered 2,3\n1\n00\n00\n00\n00",
                "line 3: expected a move, as in `2,3`, or `PASS`",
            ),
        ] {
            let error = TurnMemo::parse(text.as_bytes()).expect_err("an error").to_string();
            assert!(error.starts_with(message), "{error}");
        }
    }
}
