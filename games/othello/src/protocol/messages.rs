//! Boards and moves as messages of the protocol.

use std::fmt;

use suite_text::number;

use super::{digit, disk};
use crate::board::Board;
use crate::cursor::Cursor;
use crate::parse_error::{Expected, ParseError};
use crate::size::Size;
use crate::square::Square;

impl Square {
    /// Parses an agent's move on a board of the given size: `column row` and nothing else. The move need not be legal.
    ///
    /// People may write a move in other ways, too: see [`parse_notation`](Self::parse_notation).
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is not a square of the board and what was expected there.
    ///
    /// ```
    /// use suite_othello::{Size, Square};
    ///
    /// let size = Size::new(8)?;
    /// assert_eq!(Square::parse(b"3 2\n", size).unwrap(), Square::at(3, 2).unwrap());
    /// assert_eq!(
    ///     Square::parse(b"3 -1\n", size).unwrap_err().to_string(),
    ///     "character 3: expected a row from 0 to 7, found \"-1\""
    /// );
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    #[expect(clippy::missing_panics_doc, reason = "it never panics")]
    pub fn parse(text: &[u8], size: Size) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let column = cursor.read(Expected::Column(size), |word| number(word).filter(|&column| column < size.side()))?;
        let row = cursor.read(Expected::Row(size), |word| number(word).filter(|&row| row < size.side()))?;
        cursor.end()?;
        Ok(Self::at(column, row).expect("both are less than the board size"))
    }
}

impl Board {
    /// Parses the manager's board: a list or tuple of rows, each of which is a list or tuple of 0, 1 (dark) and 2
    /// (light).
    ///
    /// Boards in files may be written in other ways, too: see [`Diagram`](crate::Diagram).
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is not a square board of 3x3 to 16x16 and what was expected there.
    ///
    /// ```
    /// use suite_othello::{Board, Size};
    ///
    /// let text = "[[0, 0, 0, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 0, 0, 0]]";
    /// assert_eq!(Board::parse(text.as_bytes()), Ok(Board::start(Size::new(4)?)));
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let rows = cursor.list(Expected::Board, |cursor| {
            let at = cursor.at();
            Ok((at, cursor.list(Expected::RowOfBoard, |cursor| cursor.read(Expected::Digit, disk))?))
        })?;
        cursor.end()?;
        let error = |at, found, expected| Err(ParseError { at, found, expected });
        let (first_at, first) = &rows[0];
        let Ok(size) = Size::new(first.len()) else {
            return error(*first_at, format!("a width of {}", first.len()), Expected::Size);
        };
        if let Some((at, row)) = rows.iter().find(|(_, row)| row.len() != size.side()) {
            return error(*at, format!("a width of {}", row.len()), Expected::Width(size));
        }
        if rows.len() != size.side() {
            return error(*first_at, format!("a height of {}", rows.len()), Expected::Height(size));
        }
        Ok(Self::new(size, |square| rows[square.row()].1[square.column()]))
    }
}

/// Writes the board as the manager sends it: as Python prints a tuple of tuples.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (row, disks) in self.rows().enumerate() {
            f.write_str(if row == 0 { "(" } else { "), (" })?;
            for (column, disk) in disks.enumerate() {
                let separator = if column == 0 { "" } else { ", " };
                write!(f, "{separator}{}", digit(disk))?;
            }
        }
        f.write_str("))")
    }
}
