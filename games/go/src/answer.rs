//! The assignment's `output.txt`, in which an agent answers with its move.

use thiserror::Error;

use crate::moves::Move;
use crate::point::Point;
use crate::size::Size;

/// The syntax of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerFormat {
    /// The syntax that the course's host accepts: it takes the first line, trims it, and splits it at its commas; a
    /// move is `PASS` or two numbers as Python's `int` parses them, and the rest is ignored.
    Course,
    /// The syntax that the assignment states: `i,j` or `PASS`, and nothing else but a line ending.
    Strict,
}

impl AnswerFormat {
    /// Parses the text of an `output.txt`. The move need not be legal.
    ///
    /// # Errors
    ///
    /// Returns [`AnswerError`] if the text is not a move on the board.
    ///
    /// ```
    /// use suite_go::{AnswerError, Move, Point, AnswerFormat, Size};
    ///
    /// let place = Point::at(2, 3).map(Move::Place).ok_or(AnswerError::NotAMove);
    /// assert_eq!(AnswerFormat::Course.parse(" +2, 3,and so on\n", Size::DEFAULT), place);
    /// assert_eq!(AnswerFormat::Strict.parse("2, 3", Size::DEFAULT), Err(AnswerError::NotAMove));
    /// assert_eq!(AnswerFormat::Course.parse("2,5", Size::DEFAULT), Err(AnswerError::OffBoard));
    /// ```
    pub fn parse(self, text: &str, size: Size) -> Result<Move, AnswerError> {
        let (pass, numbers) = match self {
            Self::Course => {
                let line = text.split(['\n', '\r']).next().unwrap_or_default().trim();
                let mut fields = line.split(',');
                let first = fields.next().unwrap_or_default();
                (first == PASS, [Some(first), fields.next()].map(|field| python_int(field?)))
            }
            Self::Strict => {
                let line = text.strip_suffix('\n').unwrap_or(text);
                let line = line.strip_suffix('\r').unwrap_or(line);
                let (row, column) = line.split_once(',').unwrap_or((line, ""));
                (line == PASS, [row, column].map(digit))
            }
        };
        match numbers {
            _ if pass => Ok(Move::Pass),
            [Some(row), Some(column)] => {
                let [row, column] = [row, column].map(|index| usize::try_from(index).unwrap_or(usize::MAX));
                let point = Point::at(row, column).filter(|point| point.is_on(size));
                point.map(Move::Place).ok_or(AnswerError::OffBoard)
            }
            _ => Err(AnswerError::NotAMove),
        }
    }
}

const PASS: &str = "PASS";

/// Parses a number as Python's `int` does: with blanks around it, a sign, and single underscores between digits. A
/// number far beyond any board may come out smaller, but still beyond any board.
fn python_int(text: &str) -> Option<i64> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    digits
        .split('_')
        .try_fold(0_i64, |number, group| {
            let is_number = !group.is_empty() && group.bytes().all(|byte| byte.is_ascii_digit());
            let digits = group.bytes().map(|byte| i64::from(byte - b'0'));
            is_number.then(|| digits.fold(number, |number, digit| number.saturating_mul(10).saturating_add(digit)))
        })?
        .checked_mul(sign)
}

/// Parses a single digit.
fn digit(text: &str) -> Option<i64> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(i64::from(digit - b'0')),
        _ => None,
    }
}

/// An error in an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum AnswerError {
    /// The text is neither a pass nor two numbers.
    #[error("expected a row and a column, as in `2,3`, or `PASS`")]
    NotAMove,
    /// The text is two numbers, but the board has no such point.
    #[error("the point is not on the board")]
    OffBoard,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn course(text: &str) -> Result<String, AnswerError> {
        AnswerFormat::Course.parse(text, Size::DEFAULT).map(|mv| mv.to_string())
    }

    fn strict(text: &str) -> Result<String, AnswerError> {
        AnswerFormat::Strict.parse(text, Size::DEFAULT).map(|mv| mv.to_string())
    }

    #[test]
    fn the_course_s_syntax_is_lenient() {
        for text in
            ["2,3", "2,3\n", "2,3\r\n", " 2 , 3 \n", "+2,3", "02,0_3", "2,3,4", "2,3\nrubbish", "2,3,\rx", "2,3,x"]
        {
            assert_eq!(course(text).as_deref(), Ok("2,3"), "{text:?}");
        }
        for text in ["PASS", "PASS\n", "  PASS  ", "PASS,x", "PASS,2,3\nmore"] {
            assert_eq!(course(text).as_deref(), Ok("PASS"), "{text:?}");
        }
    }

    #[test]
    fn the_course_s_syntax_has_its_limits() {
        for text in [
            "",
            "\n",
            "\n2,3",
            "pass",
            "Pass",
            "PASS x",
            "PASS ,x",
            "2",
            "2,",
            ",3",
            "2;3",
            "2 3",
            "2.0,3",
            "(2,3)",
            "0x2,3",
            "two,three",
            "2,3x",
            "2__0,3",
            "_2,3",
            "2_,3",
            "- 2,3",
            "--2,3",
            "\u{feff}2,3",
        ] {
            assert_eq!(course(text), Err(AnswerError::NotAMove), "{text:?}");
        }
        for text in ["5,0", "0,5", "-1,0", "0,-1", "99999999999999999999999,0", "-99999999999999999999999,0"] {
            assert_eq!(course(text), Err(AnswerError::OffBoard), "{text:?}");
        }
    }

    #[test]
    fn the_assignment_s_syntax_is_strict() {
        for (text, mv) in [("2,3", "2,3"), ("2,3\n", "2,3"), ("2,3\r\n", "2,3"), ("PASS", "PASS"), ("PASS\n", "PASS")] {
            assert_eq!(strict(text).as_deref(), Ok(mv), "{text:?}");
        }
        for text in
            ["", "2, 3", " 2,3", "+2,3", "2,3,4", "2,3\n\n", "2,3 ", "PASS,x", "PASS\nx", "02,3", "-1,3", "2,10"]
        {
            assert_eq!(strict(text), Err(AnswerError::NotAMove), "{text:?}");
        }
        assert_eq!(strict("5,0"), Err(AnswerError::OffBoard));
    }

    proptest! {
        #[test]
        fn printed_moves_parse_back(row in 0..5_usize, column in 0..5_usize) {
            let text = Move::Place(Point::at(row, column).expect("a point")).to_string();
            prop_assert_eq!(course(&text), Ok(text.clone()));
            prop_assert_eq!(strict(&text), Ok(text));
        }

        #[test]
        fn the_course_s_syntax_includes_the_strict_one(text in "[0-9,+ PAS\n\r-]{0,6}") {
            if let Ok(mv) = strict(&text) {
                prop_assert_eq!(course(&text), Ok(mv));
            }
        }

        #[test]
        fn arbitrary_text_never_panics(text: String) {
            let _ = (course(&text), strict(&text));
        }
    }
}
