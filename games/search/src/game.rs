//! What a game tells the searches: whose turn it is, what may be played, and what the end is worth.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use thiserror::Error;

use crate::Player;

/// What a position is worth to a player, in whole units of the game's own score.
///
/// Every value of a game lies strictly between `-INFINITY` and [`INFINITY`].
pub type Value = i32;

/// More than any position is worth: where a min node's value and an open beta start.
pub const INFINITY: Value = Value::MAX;

/// A position of a two-player zero-sum game with perfect information, with the side to move.
///
/// A position is small and is copied, never undone. The sides need not alternate: a game with passes says who is to move.
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
    /// What a player does in a turn; its `Display` is the name that people and protocols use.
    type Move: Copy + Eq + Debug + Display;

    /// The legal moves of a position, one after the other, without a list of them.
    type Moves: Iterator<Item = Self::Move>;

    /// Whose turn it is.
    fn to_move(&self) -> Player;

    /// The legal moves in the game's canonical order, which settles ties: a search keeps the first of equals.
    ///
    /// A finished game has no moves; any other has at least one.
    fn moves(&self) -> Self::Moves;

    /// Returns the position after a legal move.
    ///
    /// An illegal move panics in debug builds, and gives an unspecified position otherwise: for moves from outside there is
    /// [`try_play`](Self::try_play).
    #[must_use]
    fn play(&self, mv: Self::Move) -> Self;

    /// Whether the game has ended here.
    fn is_over(&self) -> bool;

    /// What the end of the game is worth to `player`; the other side gets the negative of it.
    ///
    /// Asked of finished games only.
    fn utility(&self, player: Player) -> Value;

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
