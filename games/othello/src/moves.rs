//! Moves.

use std::fmt;

use crate::square::Square;

/// A player's action in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing a disk, which flips others.
    Place(Square),
    /// Passing, by the standard rules only, when there is no square to place a disk on.
    Pass,
}

/// Writes the square, or `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(square) => square.fmt(f),
            Self::Pass => f.pad("pass"),
        }
    }
}
