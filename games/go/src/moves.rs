//! Moves.

use std::fmt;

use crate::point::Point;

/// A player's action in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing a stone.
    Place(Point),
    /// Passing.
    Pass,
}

/// Writes the move as the assignment does: the point, or `PASS`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("PASS"),
        }
    }
}
