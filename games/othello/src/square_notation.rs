//! Squares as people write them.

use suite_text::number;

use crate::cursor::Cursor;
use crate::parse_error::{Expected, ParseError};
use crate::size::Size;
use crate::square::Square;

impl Square {
    /// Parses a square of a board of the given size in any of the usual notations.
    ///
    /// - `3 2` and `3,2`: the column and the row, both counted from 0, as in the assignment
    /// - `d3`: the letter of the column, and the row counted from 1, as in the literature on Othello. This is column 3,
    ///   row 2, and so the same square.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is not a square of the board and what was expected there.
    ///
    /// ```
    /// use suite_othello::{Size, Square};
    ///
    /// let size = Size::new(8)?;
    /// for text in ["3 2", "3,2", "3, 2", "d3", "D3"] {
    ///     assert_eq!(Square::parse_notation(text.as_bytes(), size).ok(), Square::at(3, 2));
    /// }
    /// assert_eq!(
    ///     Square::parse_notation(b"d9", size).unwrap_err().to_string(),
    ///     "character 2: expected a row from 1 to 8, found \"9\""
    /// );
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    #[expect(clippy::missing_panics_doc, reason = "it never panics")]
    pub fn parse_notation(text: &[u8], size: Size) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let (column, row) = match cursor.word() {
            [] => return Err(cursor.error(Expected::Square)),
            [letter, ..] if letter.is_ascii_alphabetic() => letter_and_row(&mut cursor, *letter, size)?,
            _ => column_and_row(&mut cursor, size)?,
        };
        cursor.end()?;
        Ok(Self::at(column, row).expect("both are less than the board size"))
    }

    /// Returns the square in the notation of the literature: the letter of the column, and the row counted from 1.
    ///
    /// ```
    /// use suite_othello::Square;
    /// assert_eq!(Square::at(3, 2).unwrap().algebraic(), "d3");
    /// ```
    #[must_use]
    pub fn algebraic(self) -> String {
        format!("{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

/// Reads `d3`, whose letter is `letter`.
fn letter_and_row(cursor: &mut Cursor, letter: u8, size: Size) -> Result<(usize, usize), ParseError> {
    let column = usize::from(letter.to_ascii_lowercase() - b'a');
    if column >= size.side() {
        return Err(cursor.error(Expected::Letter(size)));
    }
    cursor.skip(1);
    let row = cursor.read(Expected::RowFromOne(size), |word| {
        number(word).filter(|row| (1..=size.side()).contains(row)).map(|row| row - 1)
    })?;
    Ok((column, row))
}

/// Reads `3 2` or `3,2`.
fn column_and_row(cursor: &mut Cursor, size: Size) -> Result<(usize, usize), ParseError> {
    let column = cursor.read(Expected::Column(size), |word| number(word).filter(|&column| column < size.side()))?;
    cursor.takes(',');
    let row = cursor.read(Expected::Row(size), |word| number(word).filter(|&row| row < size.side()))?;
    Ok((column, row))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn printed_squares_parse_back(
            size in prop::sample::select(Size::all().collect::<Vec<_>>()),
            index: prop::sample::Index,
        ) {
            let square = *index.get(&size.squares().collect::<Vec<_>>());
            let algebraic = square.algebraic();
            for text in [
                square.to_string(),
                square.to_string().replace(' ', ","),
                format!(" {}, {}\r\n", square.column(), square.row()),
                algebraic.to_uppercase(),
                algebraic,
            ] {
                prop_assert_eq!(Square::parse_notation(text.as_bytes(), size), Ok(square), "{:?}", text);
            }
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>, text in "[a-q0-9, -]{0,6}") {
            for size in Size::all() {
                for text in [&bytes, text.as_bytes()] {
                    if let Err(error) = Square::parse_notation(text, size) {
                        prop_assert!((1..=text.len() + 1).contains(&error.at), "{}", error);
                    }
                }
            }
        }
    }

    #[test]
    fn errors_say_where() {
        for (text, message) in [
            ("", "character 1: expected a square, as in `3 2`, `3,2` or `d3`, found end of line"),
            ("d", "character 2: expected a row from 1 to 8, found end of line"),
            ("d0", "character 2: expected a row from 1 to 8, found \"0\""),
            ("i3", "character 1: expected a column letter from a to h, found \"i3\""),
            ("d3 4", "character 4: expected end of line, found \"4\""),
            ("3", "character 2: expected a row from 0 to 7, found end of line"),
            ("3,8", "character 3: expected a row from 0 to 7, found \"8\""),
            ("8,3", "character 1: expected a column from 0 to 7, found \"8\""),
            ("3,,2", "character 3: expected a row from 0 to 7, found \",\""),
        ] {
            let error = Square::parse_notation(text.as_bytes(), Size::new(8).expect("a size")).expect_err("an error");
            assert_eq!(error.to_string(), message);
        }
    }
}
