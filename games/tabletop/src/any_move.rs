//! Moves of any game.

use std::fmt::{self, Display, Write};

use arrayvec::ArrayString;

/// The bytes of the longest name of a move.
const LONGEST: usize = 20;

/// A move of any game: its name, as its `Display` writes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnyMove(ArrayString<LONGEST>);

impl AnyMove {
    /// Returns a move of a game.
    ///
    /// # Panics
    ///
    /// Panics if its name has more than 20 bytes, which no [`Tabletop`](crate::Tabletop) may have.
    #[must_use]
    pub fn new(mv: impl Display) -> Self {
        let mut name = ArrayString::new();
        write!(name, "{mv}").expect("a move's name of at most 20 bytes");
        Self(name)
    }

    /// Returns the name of the move.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
