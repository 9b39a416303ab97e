//! The trait that every game implements: whose turn it is, which moves are legal, and what the end is worth.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use thiserror::Error;

use crate::Player;

/// The value of a position for a player, in whole units of the game's own score.
///
/// Every value of a game lies strictly between `-INFINITY` and [`INFINITY`].
pub type Value = i32;

/// More than any position is worth: the initial value of a min node, and an open beta.
pub const INFINITY: Value = Value::MAX;

/// A position of a two-player zero-sum game with perfect information, with the player to move.
///
/// A position is small, and is copied rather than undone. The players need not alternate.
///
/// # Examples
///
/// One heap of matches; a player takes one to three; whoever takes the last one wins:
///
/// ```
/// use std::ops::RangeInclusive;
/// use suite_search::{Algorithm, Game, Player, Search, Value};
///
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Nim { matches: u8, to_move: Player }
///
/// impl Game for Nim {
///     type Move = u8;
///     type Moves = RangeInclusive<u8>;
///     fn to_move(&self) -> Player { self.to_move }
///     fn moves(&self) -> Self::Moves { 1..=self.matches.min(3) }
///     fn play(&self, taken: u8) -> Self {
///         debug_assert!(self.moves().contains(&taken));
///         Nim { matches: self.matches - taken, to_move: self.to_move.opponent() }
///     }
///     fn is_over(&self) -> bool { self.matches == 0 }
///     fn utility(&self, player: Player) -> Value { if player == self.to_move { -1 } else { 1 } }
/// }
///
/// let start = Nim { matches: 7, to_move: Player::First };
/// let decision = Search::new(Algorithm::AlphaBeta, |_: &Nim, _| 0).decide(&start);
/// assert_eq!((decision.best, decision.value), (Some(3), 1));
/// ```
pub trait Game: Clone + Eq + Hash {
    /// A move; its `Display` is the name that people and protocols use.
    type Move: Copy + Eq + Debug + Display;

    /// An iterator over the legal moves of a position.
    type Moves: Iterator<Item = Self::Move>;

    /// Returns the player to move.
    fn to_move(&self) -> Player;

    /// Returns the legal moves in the game's canonical order, which settles ties: a search keeps the first of equals.
    ///
    /// A finished game has no moves; any other has at least one.
    fn moves(&self) -> Self::Moves;

    /// Returns the position after a legal move.
    ///
    /// An illegal move panics in debug builds, and gives an unspecified position otherwise: for moves from outside
    /// there is [`try_play`](Self::try_play).
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// Returns whether the game is over.
    fn is_over(&self) -> bool;

    /// Returns what the end of the game is worth to `player`; to the opponent it is worth the negative.
    ///
    /// The position must be one in which the game is over.
    fn utility(&self, player: Player) -> Value;

    /// Returns the player who maximizes in a textbook search of this position, and for whom its values are: the player
    /// to move, unless a game is always seen from one side, such as a drawn tree with a min node at its root.
    fn maximizer(&self) -> Player {
        self.to_move()
    }

    /// Calls `visit` with each legal move, in canonical order, and the position after it: for games that find all of
    /// these sooner than by [playing](Self::play) move after move.
    #[inline]
    fn for_each_child(&self, mut visit: impl FnMut(Self::Move, Self)) {
        for mv in self.moves() {
            visit(mv, self.play(mv));
        }
    }

    /// Plays a move that comes from outside, if it is legal.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the move is not among [`moves`](Self::moves), of which a finished game has none.
    fn try_play(&self, mv: Self::Move) -> Result<Self, IllegalMove<Self::Move>> {
        if self.moves().any(|legal| legal == mv) { Ok(self.play(mv)) } else { Err(IllegalMove(mv)) }
    }
}

/// A move that the position does not allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove<M>(
    /// The move that was tried.
    pub M,
);
