//! The two players of a game.

/// One of the two players. Each game has its own names for them: X and O, dark and light, Black and White.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Player {
    /// The player that the game names first: X, dark, Black.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Both players, the first one first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the other player.
    ///
    /// ```
    /// use suite_search::Player;
    /// assert_eq!(Player::First.opponent(), Player::Second);
    /// ```
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
