//! The assignment's `output.txt`: what an agent answers.

use thiserror::Error;

use crate::point::{Move, Point};
use crate::size::Size;

/// How an answer is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// As the course's host does: the first line, without blanks around it, split at its commas; `PASS`, or two numbers as
    /// Python's `int` reads them; whatever comes after does not matter.
    Course,
    /// To the letter of the assignment: `i,j` or `PASS`, and nothing else but the end of the line.
    Strict,
}

impl Reading {
    /// The move that the text of an `output.txt` stands for, legal or not.
    ///
    /// # Errors
    ///
    /// [`AnswerError`] if it stands for none.
    ///
    /// ```
    /// use suite_go::{AnswerError, Move, Point, Reading, Size};
    ///
    /// let place = Point::at(2, 3).map(Move::Place).ok_or(AnswerError::NotAMove);
    /// assert_eq!(Reading::Course.parse(" +2, 3,and so on\n", Size::DEFAULT), place);
    /// assert_eq!(Reading::Strict.parse("2, 3", Size::DEFAULT), Err(AnswerError::NotAMove));
    /// assert_eq!(Reading::Course.parse("2,5", Size::DEFAULT), Err(AnswerError::OffBoard));
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
                let [row, column] = [row, column].map(|place| usize::try_from(place).unwrap_or(usize::MAX));
                let point = Point::at(row, column).filter(|point| point.is_on(size));
                point.map(Move::Place).ok_or(AnswerError::OffBoard)
            }
            _ => Err(AnswerError::NotAMove),
        }
    }
}

const PASS: &str = "PASS";

/// A number as Python's `int` reads one: blanks around it, a sign, single underscores between digits. One that is too large
/// for any board may come out smaller, but too large still.
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

/// A single digit.
fn digit(text: &str) -> Option<i64> {
    match text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(i64::from(digit - b'0')),
        _ => None,
    }
}

/// A text that stands for no move of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum AnswerError {
    /// It is neither a pass nor two numbers.
    #[error("expected a row and a column, as in `2,3`, or `PASS`")]
    NotAMove,
    /// It is two numbers, and the board has no such point.
    #[error("the point is not on the board")]
    OffBoard,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn course(text: &str) -> Result<String, AnswerError> {
        Reading::Course.parse(text, Size::DEFAULT).map(|mv| mv.to_string())
    }

    fn strict(text: &str) -> Result<String, AnswerError> {
        Reading::Strict.parse(text, Size::DEFAULT).map(|mv| mv.to_string())
    }

    #[test]
    fn the_course_s_host_is_lenient() {
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
    fn and_yet_not_everything_is_a_move() {
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
    fn the_letter_of_the_assignment_is_strict() {
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
        fn moves_are_read_as_they_are_written(row in 0..5_usize, column in 0..5_usize) {
            let text = Move::Place(Point::at(row, column).expect("a point")).to_string();
            prop_assert_eq!(course(&text), Ok(text.clone()));
            prop_assert_eq!(strict(&text), Ok(text));
        }

        #[test]
        fn whatever_is_strictly_a_move_is_the_same_to_the_course_s_host(text in "[0-9,+ PAS\n\r-]{0,6}") {
            if let Ok(mv) = strict(&text) {
                prop_assert_eq!(course(&text), Ok(mv));
            }
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            let _ = (course(&text), strict(&text));
        }
    }
}
