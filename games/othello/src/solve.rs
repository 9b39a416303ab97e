//! Othello for the strong searches: keys, bounds by stable disks, guesses of the value, the order of moves, and
//! specialized code for the last empty squares.
//!
//! The savings of each part are measured in `benches/README.md`.

mod endgame;
mod guess;
mod order;
#[cfg(test)]
mod tests;

use suite_search::{Bounds, Solvable, Value, Window};

use self::endgame::Endgame;
use crate::bits::Bits;
use crate::moves::Move;
use crate::position::Position;

/// The least number of empty squares at which it pays to probe all children before searching one.
const PROBE_SQUARES: u32 = 9;

impl<B: Bits> Solvable for Position<B> {
    type Key = B::Key;
    type Endgame = Endgame;

    #[inline]
    fn key(&self) -> B::Key {
        B::key(self.own, self.enemy)
    }

    #[inline]
    fn plies_left(&self) -> u32 {
        self.longest_game()
    }

    /// Bounds the value by stable disks, which their owner keeps.
    #[inline]
    fn bounds(&self, window: Window) -> Bounds {
        order::stable_bounds(self.size(), self.own, self.enemy, window)
    }

    fn guess(&self) -> Option<Value> {
        guess::guess(self)
    }

    #[inline]
    fn solve_endgame(&self, endgame: &mut Endgame, window: Window, nodes: &mut u64) -> Option<Value> {
        endgame.solve(&self.narrow()?, window, nodes)
    }

    #[inline]
    fn probes_children(&self) -> bool {
        self.empty().len() >= PROBE_SQUARES
    }

    #[inline]
    fn cost(&self, _: Move, child: &Self, plies: u32) -> i32 {
        order::cost(child, plies)
    }
}
