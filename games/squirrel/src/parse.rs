//! Reading task files.

use suite_search::{Algorithm, Player};
use suite_text::{Lines, number, quote};
use thiserror::Error;

use crate::position::{Position, Values, letter};
use crate::search_spec::SearchSpec;
use crate::square::{BOARD_SIZE, SQUARES, Square, SquareSet};
use crate::task::Task;

impl Task {
    /// Parses a task file.
    ///
    /// Lines may end in LF or CRLF, and the last one in neither. Trailing blanks and blank lines, the number of blanks
    /// between two values, and a byte order mark at the start do not matter.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text stops being a task file and what was expected there.
    ///
    /// ```
    /// use suite_squirrel::Task;
    ///
    /// let text = "1\nX\n2\n".to_owned() + &"20 16 1 32 30\n".repeat(5) + &"*****\n".repeat(5);
    /// assert_eq!(Task::parse(text.as_bytes()).unwrap().number(), 1);
    /// assert_eq!(
    ///     Task::parse(b"5").unwrap_err().to_string(),
    ///     "line 1: expected a task number (1, 2, 3 or 4), found \"5\""
    /// );
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseTaskError> {
        let mut reader = Reader(Lines::new(text));
        let task = match reader.choice(Expected::TaskNumber, b"1234")? {
            b'4' => {
                let player = reader.player(None)?;
                let first = reader.spec(player)?;
                let player = reader.player(Some(first.player))?;
                let second = reader.spec(player)?;
                Self::Battle { specs: [first, second], position: reader.position(first.player)? }
            }
            digit => {
                let player = reader.player(None)?;
                let algorithm = algorithm(digit);
                let spec = SearchSpec { player, algorithm, limit: reader.limit(algorithm)? };
                Self::NextState { spec, position: reader.position(player)? }
            }
        };
        reader.end()?;
        Ok(task)
    }
}

/// The greatest value of a square. The assignment says 1 to 99; three of its grading cases (049, 070, 090) have a 100.
const GREATEST_VALUE: u8 = 100;

/// Returns the algorithm with the number `digit`.
const fn algorithm(digit: u8) -> Algorithm {
    match digit {
        b'1' => Algorithm::Greedy,
        b'2' => Algorithm::Minimax,
        _ => Algorithm::AlphaBeta,
    }
}

/// An error in a task file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{location}: expected {expected}, found {found}")]
pub struct ParseTaskError {
    /// The location of the error.
    pub location: Location,
    /// The offending text in quotes, or a description such as `end of file`.
    pub found: String,
    /// The expected contents.
    pub expected: Expected,
}

/// A location in a text; lines and columns are counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Location {
    /// A whole line.
    #[error("line {0}")]
    Line(usize),
    /// A line and a column, in bytes.
    #[error("line {0}, column {1}")]
    Column(usize, usize),
}

/// The contents that a task file should have at a location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("a task number (1, 2, 3 or 4)")]
    TaskNumber,
    #[error("a player (X or O)")]
    Player,
    #[error("the other player ({})", letter(*.0))]
    OtherPlayer(Player),
    #[error("an algorithm (1 for greedy, 2 for minimax, 3 for alpha-beta)")]
    Algorithm,
    #[error("a cut-off depth from {least} to {}", u32::MAX)]
    Limit { least: u32 },
    #[error("a value from 1 to 99 (or {GREATEST_VALUE}, as in some official cases)")]
    Value,
    #[error("row {row} of the values (5 numbers from 1 to 99)")]
    ValueRow { row: usize },
    #[error("row {row} of the board (5 characters, each *, X or O)")]
    BoardRow { row: usize },
    #[error("*, X or O")]
    Piece,
    #[error("end of file")]
    End,
}

/// Reads a task file line by line.
struct Reader<'a>(Lines<'a>);

impl<'a> Reader<'a> {
    fn require(&mut self, expected: Expected) -> Result<&'a [u8], ParseTaskError> {
        self.0.next().ok_or_else(|| self.error("end of file".to_owned(), expected))
    }

    fn error(&self, found: String, expected: Expected) -> ParseTaskError {
        ParseTaskError { location: Location::Line(self.0.number()), found, expected }
    }

    /// Reads a line that consists of one of the characters in `choices`.
    fn choice(&mut self, expected: Expected, choices: &[u8]) -> Result<u8, ParseTaskError> {
        match self.require(expected)? {
            [choice] if choices.contains(choice) => Ok(*choice),
            line => Err(self.error(quote(line), expected)),
        }
    }

    fn player(&mut self, other: Option<Player>) -> Result<Player, ParseTaskError> {
        let (expected, choices): (_, &[u8]) = match other.map(Player::opponent) {
            None => (Expected::Player, b"XO"),
            Some(Player::First) => (Expected::OtherPlayer(Player::First), b"X"),
            Some(Player::Second) => (Expected::OtherPlayer(Player::Second), b"O"),
        };
        Ok(if self.choice(expected, choices)? == b'X' { Player::First } else { Player::Second })
    }

    /// Reads the algorithm and the cut-off depth of a player in a battle.
    fn spec(&mut self, player: Player) -> Result<SearchSpec, ParseTaskError> {
        let algorithm = algorithm(self.choice(Expected::Algorithm, b"123")?);
        Ok(SearchSpec { player, algorithm, limit: self.limit(algorithm)? })
    }

    /// Reads a cut-off depth, which must not be 0 unless the algorithm ignores it.
    fn limit(&mut self, algorithm: Algorithm) -> Result<u32, ParseTaskError> {
        let least = u32::from(algorithm != Algorithm::Greedy);
        let expected = Expected::Limit { least };
        let line = self.require(expected)?;
        number(line).filter(|&limit| limit >= least).ok_or_else(|| self.error(quote(line), expected))
    }

    fn position(&mut self, to_move: Player) -> Result<Position, ParseTaskError> {
        let values = self.values()?;
        let [x, o] = self.pieces()?;
        Ok(Position::new(values, x, o, to_move))
    }

    fn values(&mut self) -> Result<Values, ParseTaskError> {
        let mut values = [0; SQUARES];
        for (row, values) in values.chunks_mut(BOARD_SIZE).enumerate() {
            let expected = Expected::ValueRow { row: row + 1 };
            let line = self.require(expected)?;
            // One more than there may be; a line may be anything.
            let words: Vec<_> = words(line).take(BOARD_SIZE + 1).collect();
            if words.len() != BOARD_SIZE {
                return Err(self.error(quote(line), expected));
            }
            for (value, (start, word)) in values.iter_mut().zip(words) {
                *value = number(word).filter(|value| (1..=GREATEST_VALUE).contains(value)).ok_or_else(|| {
                    ParseTaskError {
                        location: Location::Column(self.0.number(), start + 1),
                        found: quote(word),
                        expected: Expected::Value,
                    }
                })?;
            }
        }
        Ok(values)
    }

    /// Reads the squares of X and those of O.
    fn pieces(&mut self) -> Result<[SquareSet; 2], ParseTaskError> {
        let mut pieces = [SquareSet::EMPTY; 2];
        for row in 0..BOARD_SIZE {
            let expected = Expected::BoardRow { row: row + 1 };
            let line = self.require(expected)?;
            for (column, &symbol) in line.iter().take(BOARD_SIZE).enumerate() {
                let player = match symbol {
                    b'*' => continue,
                    b'X' => Player::First,
                    b'O' => Player::Second,
                    _ => {
                        return Err(ParseTaskError {
                            location: Location::Column(self.0.number(), column + 1),
                            found: quote(&line[column..=column]),
                            expected: Expected::Piece,
                        });
                    }
                };
                let square = Square::at(row, column).map_or(SquareSet::EMPTY, SquareSet::of);
                pieces[player as usize] = pieces[player as usize].union(square);
            }
            if line.len() != BOARD_SIZE {
                return Err(self.error(quote(line), expected));
            }
        }
        Ok(pieces)
    }

    fn end(&mut self) -> Result<(), ParseTaskError> {
        while let Some(line) = self.0.next() {
            if !line.is_empty() {
                return Err(self.error(quote(line), Expected::End));
            }
        }
        Ok(())
    }
}

/// Returns the words of a line, each with the index of its first byte.
fn words(line: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    line.split(u8::is_ascii_whitespace)
        .scan(0, |start, word| {
            let at = *start;
            *start += word.len() + 1;
            Some((at, word))
        })
        .filter(|(_, word)| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_task() -> impl Strategy<Value = Task> {
        let player = prop_oneof![Just(Player::First), Just(Player::Second)];
        let algorithm = prop_oneof![Just(Algorithm::Greedy), Just(Algorithm::Minimax), Just(Algorithm::AlphaBeta)];
        let spec = (player, algorithm, 1..=u32::MAX).prop_map(|(player, algorithm, limit)| SearchSpec {
            player,
            algorithm,
            limit,
        });
        let values = prop::array::uniform25(1..=GREATEST_VALUE);
        let pieces = prop::array::uniform25(prop::option::of(prop::bool::ANY));
        (spec.clone(), prop::option::of(spec), values, pieces).prop_map(|(first, second, values, pieces)| {
            let [x, o] =
                [true, false].map(|is_x| Square::all().filter(|square| pieces[square.index()] == Some(is_x)).collect());
            let position = Position::new(values, x, o, first.player);
            match second {
                None => Task::NextState { spec: first, position },
                Some(second) => {
                    let second = SearchSpec { player: first.player.opponent(), ..second };
                    Task::Battle { specs: [first, second], position }
                }
            }
        })
    }

    proptest! {
        #[test]
        fn printed_tasks_parse_back(task in any_task()) {
            let text = task.to_string();
            prop_assert_eq!(&Task::parse(text.as_bytes()), &Ok(task.clone()));
            for lenient in [
                text.replace('\n', "\r\n"),
                text.replace('\n', " \t\n"),
                text.trim_end().to_owned(),
                text.clone() + "\n \r\n\n",
                "\u{feff}".to_owned() + &text,
            ] {
                prop_assert_eq!(&Task::parse(lenient.as_bytes()), &Ok(task.clone()), "{:?}", lenient);
            }
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>) {
            let _ = Task::parse(&bytes);
        }

        #[test]
        fn a_task_with_one_byte_changed_parses_or_fails_within_the_file(
            task in any_task(),
            at: prop::sample::Index,
            byte: u8,
        ) {
            let mut text = task.to_string().into_bytes();
            let at = at.index(text.len());
            text[at] = byte;
            match Task::parse(&text) {
                Ok(parsed) => prop_assert_eq!(Task::parse(parsed.to_string().as_bytes()), Ok(parsed)),
                Err(error) => {
                    let (Location::Line(line) | Location::Column(line, _)) = error.location;
                    prop_assert!((1..=18).contains(&line), "{}", error);
                }
            }
        }
    }
}
