//! Classes of similar moves.

use std::fmt::Display;
use std::hash::Hash;
use std::str::FromStr;

use suite_search::Game;

/// A game whose moves are grouped into classes by a few features, since few of its many positions occur twice: state
/// aggregation (Sutton and Barto, *Reinforcement Learning*, second edition, section 9.3).
///
/// If the game has symmetries, all images of a move should be of the same class.
pub trait Aggregate: Game {
    /// A class of similar moves, which can be printed and parsed.
    type Class: Copy + Eq + Ord + Hash + Display + FromStr<Err: Display>;

    /// Returns the class of a legal move.
    #[must_use]
    fn class(&self, mv: Self::Move) -> Self::Class;
}
