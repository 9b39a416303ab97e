//! Moves.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::point::Point;

/// A player's action in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing a stone.
    Place(Point),
    /// Passing.
    Pass,
}

/// Writes the move as the assignment does: the point, or `PASS`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("PASS"),
        }
    }
}

/// Parses a move as people write it: a row and a column with a comma or a blank between them, or `pass`. It need not be
/// legal.
///
/// Answers of agents are parsed by [`AnswerFormat`](crate::AnswerFormat).
///
/// ```
/// use suite_go::{Move, Point};
///
/// assert_eq!("2,3".parse::<Move>().ok(), Point::at(2, 3).map(Move::Place));
/// assert_eq!("pass".parse(), Ok(Move::Pass));
/// ```
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::Pass);
        }
        let words = text.split_once([' ', ',']);
        let number = |word: &str| word.trim().parse().ok();
        let point = words.and_then(|(row, column)| Point::at(number(row)?, number(column)?));
        point.map(Self::Place).ok_or(ParseMoveError)
    }
}

/// The error for a text that is not a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected row,column such as 2,3, or pass")]
pub struct ParseMoveError;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_moves_parse_back() {
        let points = (0..7).flat_map(|row| (0..7).filter_map(move |column| Point::at(row, column)));
        for mv in points.map(Move::Place).chain([Move::Pass]) {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    }

    #[test]
    fn moves_are_parsed_as_people_write_them() {
        for text in ["2,3", "2 3", "2, 3", "02,3"] {
            assert_eq!(text.parse(), Point::at(2, 3).map(Move::Place).ok_or(ParseMoveError), "{text}");
        }
        for text in ["", "2", "2,", "7,0", "0,-1", "18446744073709551615,0", "18446744073709551616,0", "passes"] {
            assert_eq!(text.parse::<Move>(), Err(ParseMoveError), "{text}");
        }
    }
}
