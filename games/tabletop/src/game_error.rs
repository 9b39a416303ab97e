//! The error of whatever names no game, start, position or player.

use std::fmt::Display;

use thiserror::Error;

/// A text or a value from outside that a game cannot make sense of; its message says why.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct GameError(String);

impl GameError {
    /// Returns the error with this message.
    pub fn new(message: impl Display) -> Self {
        Self(message.to_string())
    }

    /// Returns the error with the place in front, such as an option or a file.
    #[must_use]
    pub fn at(self, place: impl Display) -> Self {
        Self(format!("{place}: {self}"))
    }
}
