//! Positions in which programs that do not know the rules go wrong.

use crate::{AnyPosition, Tabletop};

/// A position in which a program that does not know a rule goes wrong.
#[derive(Debug, Clone)]
pub struct TrickyPosition {
    /// What is tricky about it, in a few words.
    pub name: &'static str,
    /// The rule that it tries, as a clause.
    pub rule: &'static str,
    /// The position.
    pub position: AnyPosition,
}

impl TrickyPosition {
    /// Returns the position to which these moves lead from a start.
    ///
    /// # Panics
    ///
    /// Panics with the first of them that is not legal.
    pub fn after<G: Tabletop>(name: &'static str, rule: &'static str, start: G, moves: &str) -> Self {
        let position = G::words_of_moves(moves).into_iter().fold(start, |position, word| {
            let mv = position.parse_move(word).unwrap_or_else(|error| panic!("{name}: {word}: {error}"));
            position.try_play(mv).unwrap_or_else(|error| panic!("{name}: {error}"))
        });
        Self { name, rule, position: AnyPosition::new(position) }
    }
}
