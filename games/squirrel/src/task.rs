//! Task files: the assignment's `input.txt`, read leniently and written exactly.

use std::fmt;

use suite_search::{Algorithm, Player, Search};
use suite_text::{Lines, number, quote};
use thiserror::Error;

use crate::position::{Position, Score, Values, letter};
use crate::square::{SIDE, SQUARES, Square, SquareSet};

/// What a task file asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// Tasks 1 to 3: the next state, and for minimax and alpha-beta the log of the search that finds it.
    NextState {
        /// Who moves, and how.
        strategy: Strategy,
        /// The board, with that player to move.
        position: Position,
    },
    /// Task 4: the trace of a game to the end.
    Battle {
        /// The two players, the one who begins first.
        strategies: [Strategy; 2],
        /// The board, with the first of them to move.
        position: Position,
    },
}

/// How one of the players chooses a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strategy {
    /// Whose moves.
    pub player: Player,
    /// By which search.
    pub algorithm: Algorithm,
    /// The cut-off depth in plies. Greedy looks one ply ahead, whatever it says.
    pub depth: u32,
}

impl Strategy {
    /// The search that it stands for.
    #[must_use]
    pub const fn search(&self) -> Search<Score> {
        Search { limit: Some(self.depth), ..Search::new(self.algorithm, Score) }
    }
}

impl Task {
    /// The task's number in the assignment, 1 to 4.
    #[must_use]
    pub const fn number(&self) -> u8 {
        match self {
            Self::NextState { strategy, .. } => algorithm_number(strategy.algorithm),
            Self::Battle { .. } => BATTLE,
        }
    }

    /// The board, with the side to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        match self {
            Self::NextState { position, .. } | Self::Battle { position, .. } => position,
        }
    }

    /// Reads a task file.
    ///
    /// Lines may end in LF or CRLF, the last one in neither; blanks at the end of a line or of the file do not matter, nor
    /// how many stand between two values, nor a byte order mark at the start.
    ///
    /// # Errors
    ///
    /// Where the text is not a task, and what was expected there.
    ///
    /// ```
    /// use suite_squirrel::Task;
    ///
    /// let text = "1\nX\n2\n".to_owned() + &"20 16 1 32 30\n".repeat(5) + &"*****\n".repeat(5);
    /// assert_eq!(Task::parse(text.as_bytes()).unwrap().number(), 1);
    /// assert_eq!(
    ///     Task::parse(b"5").unwrap_err().to_string(),
    ///     "line 1: found \"5\", expected a task number: 1, 2, 3 or 4"
    /// );
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseTaskError> {
        let mut lines = Reader(Lines::new(text));
        let task = match lines.choice(Expected::TaskNumber, b"1234")? {
            b'4' => {
                let first = lines.player(None)?;
                let first = lines.contestant(first)?;
                let second = lines.player(Some(first.player))?;
                let second = lines.contestant(second)?;
                Self::Battle { strategies: [first, second], position: lines.position(first.player)? }
            }
            number => {
                let player = lines.player(None)?;
                let strategy = lines.strategy(player, algorithm(number))?;
                Self::NextState { strategy, position: lines.position(player)? }
            }
        };
        lines.end()?;
        Ok(task)
    }
}

const BATTLE: u8 = 4;

/// The assignment says 1 to 99; three of its grading cases (049, 070, 090) have a 100.
const GREATEST_VALUE: u8 = 100;

const fn algorithm_number(algorithm: Algorithm) -> u8 {
    match algorithm {
        Algorithm::Greedy => 1,
        Algorithm::Minimax => 2,
        Algorithm::AlphaBeta => 3,
    }
}

/// The algorithm that the digit stands for.
const fn algorithm(digit: u8) -> Algorithm {
    match digit {
        b'1' => Algorithm::Greedy,
        b'2' => Algorithm::Minimax,
        _ => Algorithm::AlphaBeta,
    }
}

/// The task file, as the assignment writes it: LF, with a final newline.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.number())?;
        match self {
            Self::NextState { strategy, .. } => writeln!(f, "{}\n{}", letter(strategy.player), strategy.depth)?,
            Self::Battle { strategies, .. } => {
                for Strategy { player, algorithm, depth } in strategies {
                    writeln!(f, "{}\n{}\n{depth}", letter(*player), algorithm_number(*algorithm))?;
                }
            }
        }
        for row in self.position().values().chunks(SIDE) {
            let row: Vec<_> = row.iter().map(u8::to_string).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        write!(f, "{}", self.position())
    }
}

/// A text that is not a task file.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{place}: found {found}, expected {expected}")]
pub struct ParseTaskError {
    /// Where.
    pub place: Place,
    /// What stands there, quoted, or in words.
    pub found: String,
    /// What belongs there.
    pub expected: Expected,
}

/// A place in a text, counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Place {
    /// A whole line.
    #[error("line {0}")]
    Line(usize),
    /// From a byte of a line on.
    #[error("line {0}, column {1}")]
    Column(usize, usize),
}

/// What a task file has in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("a task number: 1, 2, 3 or 4")]
    TaskNumber,
    #[error("a player: X or O")]
    Player,
    #[error("the other player: {}", letter(*.0))]
    OtherPlayer(Player),
    #[error("an algorithm: 1 (greedy), 2 (minimax) or 3 (alpha-beta)")]
    Algorithm,
    #[error("a cut-off depth: a whole number from {least} to {}", u32::MAX)]
    Depth { least: u32 },
    #[error("a value from 1 to 99 (or {GREATEST_VALUE}, which official cases have)")]
    Value,
    #[error("row {row} of the values: 5 values, each from 1 to 99 (or {GREATEST_VALUE})")]
    ValueRow { row: usize },
    #[error("row {row} of the board: 5 characters, each *, X or O")]
    BoardRow { row: usize },
    #[error("*, X or O")]
    Piece,
    #[error("the end of the file")]
    End,
}

/// A task file on the way of being read, line by line.
struct Reader<'a>(Lines<'a>);

impl<'a> Reader<'a> {
    fn require(&mut self, expected: Expected) -> Result<&'a [u8], ParseTaskError> {
        self.0.next().ok_or_else(|| self.error("the end of the file".to_owned(), expected))
    }

    fn error(&self, found: String, expected: Expected) -> ParseTaskError {
        ParseTaskError { place: Place::Line(self.0.number()), found, expected }
    }

    /// A line of one character out of `choices`.
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

    fn contestant(&mut self, player: Player) -> Result<Strategy, ParseTaskError> {
        let digit = self.choice(Expected::Algorithm, b"123")?;
        self.strategy(player, algorithm(digit))
    }

    fn strategy(&mut self, player: Player, algorithm: Algorithm) -> Result<Strategy, ParseTaskError> {
        let expected = Expected::Depth { least: u32::from(algorithm != Algorithm::Greedy) };
        let line = self.require(expected)?;
        match number(line) {
            Some(0) if algorithm != Algorithm::Greedy => Err(self.error(quote(line), expected)),
            Some(depth) => Ok(Strategy { player, algorithm, depth }),
            None => Err(self.error(quote(line), expected)),
        }
    }

    fn position(&mut self, to_move: Player) -> Result<Position, ParseTaskError> {
        let values = self.values()?;
        let [x, o] = self.pieces()?;
        Ok(Position::new(values, x, o, to_move))
    }

    fn values(&mut self) -> Result<Values, ParseTaskError> {
        let mut values = [0; SQUARES];
        for (row, values) in values.chunks_mut(SIDE).enumerate() {
            let expected = Expected::ValueRow { row: row + 1 };
            let line = self.require(expected)?;
            let words: Vec<_> = words(line).collect();
            if words.len() != SIDE {
                return Err(self.error(quote(line), expected));
            }
            for (value, (start, word)) in values.iter_mut().zip(words) {
                *value = number(word).filter(|value| (1..=GREATEST_VALUE).contains(value)).ok_or_else(|| {
                    ParseTaskError {
                        place: Place::Column(self.0.number(), start + 1),
                        found: quote(word),
                        expected: Expected::Value,
                    }
                })?;
            }
        }
        Ok(values)
    }

    /// The squares of X and of O.
    fn pieces(&mut self) -> Result<[SquareSet; 2], ParseTaskError> {
        let mut pieces = [SquareSet::EMPTY; 2];
        for row in 0..SIDE {
            let expected = Expected::BoardRow { row: row + 1 };
            let line = self.require(expected)?;
            for (column, &symbol) in line.iter().take(SIDE).enumerate() {
                let player = match symbol {
                    b'*' => continue,
                    b'X' => Player::First,
                    b'O' => Player::Second,
                    _ => {
                        return Err(ParseTaskError {
                            place: Place::Column(self.0.number(), column + 1),
                            found: quote(&line[column..=column]),
                            expected: Expected::Piece,
                        });
                    }
                };
                let square = Square::at(row, column).map_or(SquareSet::EMPTY, SquareSet::of);
                pieces[player as usize] = pieces[player as usize].union(square);
            }
            if line.len() != SIDE {
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

/// The words of a line, each with where it starts.
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
    use proptest::prelude::{Just, prop, prop_assert, prop_assert_eq, prop_oneof, proptest};
    use proptest::strategy::Strategy as _;

    use super::*;

    fn any_task() -> impl proptest::strategy::Strategy<Value = Task> {
        let player = prop_oneof![Just(Player::First), Just(Player::Second)];
        let algorithm = prop_oneof![Just(Algorithm::Greedy), Just(Algorithm::Minimax), Just(Algorithm::AlphaBeta)];
        let strategy = (player, algorithm, 1..=u32::MAX).prop_map(|(player, algorithm, depth)| Strategy {
            player,
            algorithm,
            depth,
        });
        let values = prop::array::uniform25(1..=GREATEST_VALUE);
        let pieces = prop::array::uniform25(prop::option::of(prop::bool::ANY));
        (strategy.clone(), prop::option::of(strategy), values, pieces).prop_map(|(first, second, values, pieces)| {
            let [x, o] =
                [true, false].map(|is_x| Square::all().filter(|square| pieces[square.index()] == Some(is_x)).collect());
            let position = Position::new(values, x, o, first.player);
            match second {
                None => Task::NextState { strategy: first, position },
                Some(second) => {
                    let second = Strategy { player: first.player.opponent(), ..second };
                    Task::Battle { strategies: [first, second], position }
                }
            }
        })
    }

    proptest! {
        #[test]
        fn what_is_printed_is_read_again(task in any_task()) {
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
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
            let _ = Task::parse(&bytes);
        }

        #[test]
        fn a_task_with_a_byte_changed_is_read_or_refused(task in any_task(), at: prop::sample::Index, byte: u8) {
            let mut text = task.to_string().into_bytes();
            let at = at.index(text.len());
            text[at] = byte;
            match Task::parse(&text) {
                Ok(read) => prop_assert_eq!(Task::parse(read.to_string().as_bytes()), Ok(read)),
                Err(error) => {
                    let (Place::Line(line) | Place::Column(line, _)) = error.place;
                    prop_assert!((1..=18).contains(&line), "{}", error);
                }
            }
        }
    }
}
