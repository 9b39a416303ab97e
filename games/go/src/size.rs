//! Board sizes, and what depends on them alone: the length of a game and the komi.

use std::str::FromStr;

pub use suite_tabletop::SizeError;
use suite_text::whole_number;

suite_tabletop::board_size! {
    /// A board size: the number of rows and of columns, from 2 to 7.
    ///
    /// ```
    /// use suite_go::Size;
    /// assert_eq!(Size::new(5), Ok(Size::DEFAULT));
    /// assert_eq!(Size::new(9).unwrap_err().to_string(), "expected a board size from 2 to 7, found 9");
    /// ```
    2 to 7
}

impl Size {
    /// The assignment's board.
    pub const DEFAULT: Self = Self(5);

    /// Returns the number of moves, passes included, after which a game ends in any case (the assignment, "end of the
    /// game").
    #[inline]
    #[must_use]
    pub const fn longest_game(self) -> u32 {
        self.0 as u32 * self.0 as u32 - 1
    }

    /// Returns the komi, White's compensation for moving second: half the board size.
    #[must_use]
    pub fn komi(self) -> f64 {
        f64::from(self.0) / 2.0
    }
}

impl FromStr for Size {
    type Err = String;

    /// Parses a size as people type it.
    fn from_str(text: &str) -> Result<Self, String> {
        Self::new(whole_number(text)?).map_err(|error| error.to_string())
    }
}
