//! What a certificate proves.

use std::fmt;

use suite_search::{Player, Value};

/// The names of the players in certificates.
const PLAYERS: [&str; 2] = ["first", "second"];

/// The claim that a player gets at least so much in the end, whatever the opponent plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// The player.
    pub player: Player,
    /// The least value of the end to the player: disks in Othello, half points in Little-Go.
    pub bound: Value,
}

impl Claim {
    /// Returns the claims that prove together what a game is worth to the player who moves first.
    #[must_use]
    pub const fn exactly(value: Value) -> [Self; 2] {
        [Self { player: Player::First, bound: value }, Self { player: Player::Second, bound: -value }]
    }

    /// Parses a claim as it is written.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (player, bound) = text.split_once(' ')?;
        let player = Player::BOTH.into_iter().find(|&known| PLAYERS[known as usize] == player)?;
        // No end is worth so much that its negation, or a sum of two, overflows.
        let bound = bound.parse::<i16>().ok()?;
        Some(Self { player, bound: bound.into() })
    }
}

/// Writes the claim as certificates do: `first 1`.
impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", PLAYERS[self.player as usize], self.bound)
    }
}
