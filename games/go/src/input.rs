//! The assignment's `input.txt`, in which a host describes the game to an agent.

use std::fmt;

use suite_search::{Game, Player};
use suite_text::{Lines, quote};
use thiserror::Error;

use crate::board::{Board, color};
use crate::game_state::GameState;
use crate::point::Point;
use crate::position::Position;
use crate::size::Size;

/// The contents of `input.txt`. It does not have the number of moves played; see [`MoveCount`](crate::MoveCount).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Input {
    /// The player to move.
    pub to_move: Player,
    /// The board before the opponent's last move.
    pub before: Board,
    /// The current board.
    pub now: Board,
}

impl Input {
    /// Parses a file: the color to play, the board before the opponent's last move, and the current board.
    ///
    /// Lines may end in LF or CRLF, and the last one in neither. Trailing blanks and blank lines, and a byte order mark
    /// at the start, do not matter. The width of the first row determines the board size.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is malformed and what was expected there.
    ///
    /// ```
    /// use suite_go::Input;
    ///
    /// let input = Input::parse(b"1\n00\n00\n02\n00")?;
    /// assert_eq!(input.to_string(), "1\n00\n00\n02\n00");
    /// assert_eq!(
    ///     Input::parse(b"1\n00\n00\n02\n").unwrap_err().to_string(),
    ///     "line 5: expected row 2 of the current board (2 digits, each 0, 1 or 2), found end of file"
    /// );
    /// # Ok::<_, suite_go::ParseInputError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseInputError> {
        let mut lines = Lines::new(text);
        let to_move = match lines.next() {
            Some(b"1") => Player::First,
            Some(b"2") => Player::Second,
            line => return Err(error(&lines, line, Expected::Color)),
        };
        let first = lines.clone().next();
        let size = first.and_then(|row| Size::new(row.len()).ok());
        let Some(size) = size else {
            lines.next();
            return Err(error(&lines, first, Expected::FirstRow));
        };
        let before = board(&mut lines, size, "previous")?;
        let now = board(&mut lines, size, "current")?;
        while let Some(line) = lines.next() {
            if !line.is_empty() {
                return Err(error(&lines, Some(line), Expected::End));
            }
        }
        Ok(Self { to_move, before, now })
    }

    /// Returns the state that the input describes, in a game in which `played` moves have been played.
    #[must_use]
    pub fn state(&self, played: u32) -> GameState {
        let position = Position::new(&self.before, &self.now, self.to_move, played);
        GameState { before: self.before, position }
    }
}

impl From<&GameState> for Input {
    fn from(state: &GameState) -> Self {
        Self { to_move: state.to_move(), before: state.before, now: state.position.board() }
    }
}

/// Writes the file as the course's host does: with line feeds, and none at the end.
impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}\n{}", self.to_move as u8 + 1, self.before, self.now)
    }
}

fn board(lines: &mut Lines<'_>, size: Size, which: &'static str) -> Result<Board, ParseInputError> {
    let mut stones = [[None; Size::MAX.0 as usize]; Size::MAX.0 as usize];
    for (row, stones) in stones.iter_mut().enumerate().take(size.side()) {
        let line = lines.next();
        let wrong = || error(lines, line, Expected::Row { row: row + 1, which, size });
        let digits = line.filter(|digits| digits.len() == size.side()).ok_or_else(wrong)?;
        for (stone, digit) in stones.iter_mut().zip(digits) {
            *stone = match digit {
                b'0' => None,
                b'1' => Some(Player::First),
                b'2' => Some(Player::Second),
                _ => return Err(wrong()),
            };
        }
    }
    Ok(Board::new(size, |point: Point| stones[point.row()][point.column()]))
}

fn error(lines: &Lines<'_>, found: Option<&[u8]>, expected: Expected) -> ParseInputError {
    let found = found.map_or_else(|| "end of file".to_owned(), quote);
    ParseInputError { line: lines.number(), found, expected }
}

/// An error in an `input.txt`.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: expected {expected}, found {found}")]
pub struct ParseInputError {
    /// The line of the error, counted from 1.
    pub line: usize,
    /// The offending text in quotes, or a description such as `end of file`.
    pub found: String,
    /// The expected contents.
    pub expected: Expected,
}

/// The contents that `input.txt` should have in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("the color to play (1 for {}, 2 for {})", color(Player::First), color(Player::Second))]
    Color,
    #[error("row 1 of the previous board ({} to {} digits, each 0, 1 or 2)", Size::MIN.side(), Size::MAX.side())]
    FirstRow,
    #[error("row {row} of the {which} board ({} digits, each 0, 1 or 2)", size.side())]
    Row { row: usize, which: &'static str, size: Size },
    #[error("end of file")]
    End,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    pub(crate) fn any_input() -> impl Strategy<Value = Input> {
        let stones =
            prop::collection::vec(prop::sample::select(&[None, Some(Player::First), Some(Player::Second)]), 98);
        (prop::sample::select(Size::all().collect::<Vec<_>>()), stones, prop::sample::select(&Player::BOTH)).prop_map(
            |(size, stones, to_move)| {
                let [before, now] =
                    [0, 49].map(|start| Board::new(size, |point| stones[start + point.row() * 7 + point.column()]));
                Input { to_move, before, now }
            },
        )
    }

    proptest! {
        #[test]
        fn printed_inputs_parse_back(input in any_input()) {
            let text = input.to_string();
            for lenient in [
                text.clone(),
                text.replace('\n', "\r\n"),
                text.replace('\n', " \t\n"),
                text.clone() + "\n \r\n\n",
                "\u{feff}".to_owned() + &text,
            ] {
                prop_assert_eq!(Input::parse(lenient.as_bytes()), Ok(input), "{:?}", lenient);
            }
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>) {
            let _ = Input::parse(&bytes);
        }

        #[test]
        fn games_go_on_from_any_boards(input in any_input(), played in 0..60_u32) {
            // Boards that cannot arise in a game must not panic either.
            let mut state = input.state(played);
            while let Some(mv) = state.moves().next() {
                state = state.play(mv);
            }
            prop_assert!(state.is_over());
        }
    }

    #[test]
    fn a_file_has_the_length_that_the_assignment_gives() {
        assert_eq!(Input::from(&GameState::start(Size::DEFAULT)).to_string().len(), 61);
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| Input::parse(text.as_bytes()).expect_err("an error").to_string();
        for (text, message) in [
            ("", "line 1: expected the color to play (1 for black, 2 for white), found end of file"),
            ("X\n00", "line 1: expected the color to play (1 for black, 2 for white), found \"X\""),
            ("1", "line 2: expected row 1 of the previous board (2 to 7 digits, each 0, 1 or 2), found end of file"),
            (
                "2\n00000000",
                "line 2: expected row 1 of the previous board (2 to 7 digits, each 0, 1 or 2), found \"00000000\"",
            ),
            ("2\n00\n0", "line 3: expected row 2 of the previous board (2 digits, each 0, 1 or 2), found \"0\""),
            ("2\n00\n00\n0X", "line 4: expected row 1 of the current board (2 digits, each 0, 1 or 2), found \"0X\""),
            ("2\n00\n00\n00\n00\n00", "line 6: expected end of file, found \"00\""),
        ] {
            assert_eq!(error(text), message);
        }
    }
}
