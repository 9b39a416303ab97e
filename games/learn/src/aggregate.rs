//! Moves that are much alike, whatever the position.

use std::fmt::Display;
use std::hash::Hash;
use std::str::FromStr;

use suite_search::Game;

/// A game with so many positions that none is met twice, whose moves are told apart by a few features only: state aggregation
/// (Sutton and Barto, *Reinforcement Learning*, second edition, section 9.3).
///
/// The images of a move are of its class, if the game has symmetries.
pub trait Aggregate: Game {
    /// What moves that are much alike have in common. It can be written down, and read again.
    type Class: Copy + Eq + Ord + Hash + Display + FromStr<Err: Display>;

    /// The class of a legal move.
    #[must_use]
    fn class(&self, mv: Self::Move) -> Self::Class;
}
