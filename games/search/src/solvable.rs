//! The trait of games for the strong searches: the key of a position, and what the game knows better than a search.
//!
//! A game whose positions have a key can be solved and played well. The more else it provides (bounds that need no
//! search, which moves to try first, code of its own for the last few plies), the faster.

use crate::{Bounds, Game, Value, Window};

/// A game that the strong searches can search. Every method but [`key`](Self::key) and [`plies_left`](Self::plies_left)
/// has a default that is right for any game.
///
/// Values are always those of the player to move.
pub trait Solvable: Game<Move: Sync> + Sync {
    /// The key of a position: an array of `u64`.
    type Key: Copy + Default + AsRef<[u64]> + AsMut<[u64]>;

    /// The state that [`solve_endgame`](Self::solve_endgame) keeps from call to call; each thread of a search has its
    /// own.
    type Endgame: Default;

    /// Returns the key of this position in the table.
    ///
    /// Positions with the same key must be worth the same to the player to move. A game with symmetries may give all
    /// images of a position the same key, if [`move_index`](Self::move_index) follows suit.
    fn key(&self) -> Self::Key;

    /// Returns an upper bound on the plies from here to the end of the game.
    fn plies_left(&self) -> u32;

    /// Returns a number for a legal move, at most 65,534, by which the table knows it: in positions with the same key,
    /// the same number for corresponding moves.
    fn move_index(&self, mv: Self::Move) -> u16 {
        self.moves().zip(0..).find(|&(legal, _)| legal == mv).map_or(0, |(_, index)| index)
    }

    /// Returns the move with this [`move_index`](Self::move_index). Override both or neither.
    fn move_at(&self, index: u16) -> Option<Self::Move> {
        self.moves().nth(index.into())
    }

    /// Returns bounds on the value that take no search, in a position in which the game goes on.
    ///
    /// Only bounds that end the search matter: a lower bound of at least `window.beta`, or an upper one of at most
    /// `window.alpha`.
    fn bounds(&self, _window: Window) -> Bounds {
        Bounds::OPEN
    }

    /// Guesses the value for a search that has to find it exactly, which then begins with a narrow window around the
    /// guess: if it is right, the search takes about half as long, and if not, little longer than without one.
    fn guess(&self) -> Option<Value> {
        None
    }

    /// Solves a position in code of the game's own, if it is near enough to the end. The value is exact if it lies
    /// inside `window`, and otherwise on the same side of it as the true one. Adds the positions that are looked at,
    /// this one included, to `nodes`. All calls with the same `endgame` are for positions of one game.
    fn solve_endgame(&self, _endgame: &mut Self::Endgame, _window: Window, _nodes: &mut u64) -> Option<Value> {
        None
    }

    /// Returns whether the tree below is large enough to look up all children before one is searched, and to keep other
    /// threads from searching the same child.
    fn probes_children(&self) -> bool {
        true
    }

    /// Returns the cost of a move: those with the least are tried first, equal ones in canonical order. `child` is the
    /// position after the move, and the search goes `plies` further from there: the deeper, the more a good order
    /// saves. Moves that are likely to be best should come first, and among these the ones with the smallest trees.
    fn cost(&self, _mv: Self::Move, _child: &Self, _plies: u32) -> i32 {
        0
    }

    /// The number of history slots: moves in the same slot share a history, and those that often cut off are tried
    /// earlier.
    const HISTORY_SLOTS: usize = 0;

    /// The most by which history can lower or raise the cost of a move.
    const HISTORY_WEIGHT: i32 = 0;

    /// Returns the history slot of a move, less than [`HISTORY_SLOTS`](Self::HISTORY_SLOTS).
    fn history_slot(&self, _mv: Self::Move) -> usize {
        0
    }
}
