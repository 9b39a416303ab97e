//! The winner of a position with best play, and the margin, in words and as JSON.

use std::fmt;

use serde::{Serialize, Serializer};
use suite_search::{Player, Value};

use crate::GameFacts;

/// Converts a value for the player to move to one for the first player, or back.
#[must_use]
pub const fn for_first(value: Value, to_move: Player) -> Value {
    match to_move {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Points of a game's score, whole or half.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Points(f64);

impl Points {
    /// A single point.
    pub const ONE: Self = Self(1.0);

    /// Converts a value to points.
    #[must_use]
    pub fn of(game: &GameFacts, value: Value) -> Self {
        Self(f64::from(value) / f64::from(game.units))
    }

    /// Returns the number of points.
    #[must_use]
    pub const fn number(self) -> f64 {
        self.0
    }

    /// Returns in words that a search expects the first player to win by about as many points.
    #[must_use]
    pub fn as_estimate(self, players: [&str; 2]) -> String {
        match self.0 {
            0.0 => "about even".to_owned(),
            lead => format!("about {} by {}", players[usize::from(lead < 0.0)], lead.abs()),
        }
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Points {
    /// Serializes whole points as integers.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.fract() == 0.0 { serializer.serialize_i64(self.0 as i64) } else { serializer.serialize_f64(self.0) }
    }
}

/// The winner with best play, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct ProvedWinner {
    /// The name of the winner, or `draw`; `None` if it is not known.
    pub winner: Option<&'static str>,
    /// The winning margin in points, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<Points>,
}

impl ProvedWinner {
    /// An unknown winner.
    pub const UNKNOWN: Self = Self { winner: None, margin: None };

    /// Returns the winner by a value for the first player, which is exact or only a sign.
    #[must_use]
    pub fn new(game: &GameFacts, value: Value, exact: bool) -> Self {
        let winner = match value {
            0 => "draw",
            1.. => game.players[0],
            _ => game.players[1],
        };
        Self { winner: Some(winner), margin: exact.then(|| Points::of(game, value.abs())) }
    }

    /// Returns that in words.
    #[must_use]
    pub fn in_words(&self) -> String {
        match (self.winner, self.margin) {
            (None, _) => "unknown".to_owned(),
            (Some("draw"), _) => "a draw".to_owned(),
            (Some(winner), None) => format!("{winner} wins"),
            (Some(winner), Some(margin)) => format!("{winner} wins by {margin}"),
        }
    }
}
