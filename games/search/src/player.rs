//! The two sides of a game.

/// One of the two sides. What each is called (X and O, dark and light, Black and White) is the game's own business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The side that the game names first: X, dark, Black.
    First,
    /// The other side.
    Second,
}

impl Player {
    /// Both sides, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other side.
    ///
    /// ```
    /// use suite_search::Player;
    /// assert_eq!(Player::First.opponent(), Player::Second);
    /// ```
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
