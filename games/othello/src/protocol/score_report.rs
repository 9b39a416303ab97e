//! The score that the manager reports.

use std::fmt;

use suite_search::Player;
use suite_text::number;

use crate::cursor::Cursor;
use crate::parse_error::{Expected, ParseError};

/// The manager's report of the numbers of disks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ScoreReport {
    /// Set in a `FINAL` report: the game is over. After a `SCORE` report comes the board, and it is the agent's turn.
    pub is_final: bool,
    /// The number of dark disks.
    pub dark: u32,
    /// The number of light disks.
    pub light: u32,
}

impl ScoreReport {
    /// Parses `SCORE dark light` or `FINAL dark light`.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is malformed and what was expected there.
    ///
    /// ```
    /// use suite_othello::ScoreReport;
    /// assert_eq!(ScoreReport::parse(b"SCORE 4 1\r\n"), Ok(ScoreReport { is_final: false, dark: 4, light: 1 }));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let is_final = cursor.read(Expected::Score, |word| match word {
            b"SCORE" => Some(false),
            b"FINAL" => Some(true),
            _ => None,
        })?;
        let dark = cursor.read(Expected::Disks(Player::First), number)?;
        let light = cursor.read(Expected::Disks(Player::Second), number)?;
        cursor.end()?;
        Ok(Self { is_final, dark, light })
    }
}

impl fmt::Display for ScoreReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", if self.is_final { "FINAL" } else { "SCORE" }, self.dark, self.light)
    }
}
