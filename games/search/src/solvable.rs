//! What a game tells the searches that remember: how a position is written down, and what it knows better than a search.
//!
//! A game that says how its positions are written down as a key can be solved and played well; the more else it tells (bounds
//! that need no search, which moves to try first, the last few plies in code of its own), the faster.

use crate::{Bounds, Game, Value, Window};

/// What a game tells the searches that know its positions again. All but [`key`](Self::key) and
/// [`plies_left`](Self::plies_left) has a default that is right for any game.
///
/// Values here are always those of the player to move.
pub trait Solvable: Game<Move: Sync> + Sync {
    /// A position written down: an array of `u64`.
    type Key: Copy + Default + AsRef<[u64]> + AsMut<[u64]>;

    /// What the table knows this position by.
    ///
    /// Positions with the same key must be worth the same to the player to move. A game with symmetries may give all images of
    /// a position the same key, if [`move_index`](Self::move_index) follows suit.
    fn key(&self) -> Self::Key;

    /// An upper bound of the plies from here to the end of the game.
    fn plies_left(&self) -> u32;

    /// A number for a legal move, by which the table remembers it; in positions with the same key, the same number for moves
    /// that correspond. At most 65,534.
    fn move_index(&self, mv: Self::Move) -> u16 {
        self.moves().zip(0..).find(|&(legal, _)| legal == mv).map_or(0, |(_, index)| index)
    }

    /// The move that a [`move_index`](Self::move_index) stands for here. Whoever writes one of the two writes both.
    fn move_at(&self, code: u16) -> Option<Self::Move> {
        self.moves().nth(code.into())
    }

    /// What the value can be, as far as that is seen without a search. The game goes on here.
    ///
    /// Only bounds that end the search matter: a lower one of at least `window.beta`, an upper one of at most `window.alpha`.
    fn bounds(&self, _window: Window) -> Bounds {
        Bounds::OPEN
    }

    /// Solves a position in code of the game's own, if it is near enough to the end: a value that lies as the true one does
    /// to `window`, and between them if the true one does. Adds the positions it looks at, this one included, to `nodes`.
    fn solve_endgame(&self, _window: Window, _nodes: &mut u64) -> Option<Value> {
        None
    }

    /// Whether the tree below is deep enough to take pains: to look up all children before one is searched, and to keep other
    /// threads from searching the same.
    fn probes_children(&self) -> bool {
        true
    }

    /// Which moves to try first: those with the least cost, equal ones in canonical order. `child` is the position behind the
    /// move, and the search goes `plies` further from there: the deeper, the more a good order saves. Good are moves that are
    /// likely to be best, and among these the ones with the smallest trees.
    fn cost(&self, _mv: Self::Move, _child: &Self, _plies: u32) -> i32 {
        0
    }

    /// How many kinds of moves are told apart; of those that cut off searches all over the tree, more are tried first.
    const HISTORY_SLOTS: usize = 0;

    /// What a move costs less, at most, because its kind has done well, or more because it has not.
    const HISTORY_WEIGHT: i32 = 0;

    /// What kind of move it is, wherever it is played: less than [`HISTORY_SLOTS`](Self::HISTORY_SLOTS).
    fn history_slot(&self, _mv: Self::Move) -> usize {
        0
    }
}
