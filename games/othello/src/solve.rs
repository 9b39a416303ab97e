//! Othello for the strong searches: keys, bounds by stable disks, the order of moves, and specialized code for the last empty
//! squares.
//!
//! What each idea does, by the nodes of FFO 22 to 30, 40 and 41 (17 to 22 empty squares, standard rules), one thread:
//!
//! | ordering and cut-offs | million nodes |
//! |---|---|
//! | fewest replies first, a corner counting twice; children looked up everywhere | 270 |
//! | ... and fewest empty squares next to the mover's disks, own corners | 204 |
//! | ... and the table from 7 empty squares on, not from 8 | 163 |
//! | ... and a look one ply ahead from 10 empty squares on, with the estimate of `order` | 123 |
//! | ... and two plies ahead from 15 empty squares on, replies added to the estimate | 107 |
//! | ... and cut-offs by stable disks | 106 |
//!
//! Nodes are the positions searched; those of the look ahead are not among them. Empty squares in quadrants with an odd
//! number of them come first where the special code has taken over. Children are looked up from 9 empty squares on, and the
//! memory for all of them is asked for before the first is read: one comparison, on a busy machine, had FFO 43 take 8.7 s of
//! processor time in the place of 13.1. What took more nodes: a weight of 3 or 12 for the replies in the estimate in the place
//! of 6, one ply ahead only from 12 squares on, looking children up from 11 squares on only.

pub(crate) mod endgame;
mod order;
mod rays;
#[cfg(test)]
mod tests;

use suite_search::{Bounds, Solvable, Value, Window};

use crate::bits::Bits;
use crate::moves::Move;
use crate::position::Position;

/// The least number of empty squares at which it pays to probe all children before searching one.
const PROBE_SQUARES: u32 = 9;

impl<B: Bits> Solvable for Position<B> {
    type Key = B::Key;

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
        let squares = self.size().side().pow(2) as Value;
        let corners = order::corners::<B>(self.size());
        let stable = |disks: B, needed: Value| {
            let hopeless = (disks & corners).is_empty() || 2 * disks.len() as Value - squares < needed;
            if hopeless { -squares } else { 2 * order::stable(disks, self.size()).len() as Value - squares }
        };
        Bounds { lower: stable(self.own, window.beta), upper: -stable(self.enemy, window.alpha.saturating_neg()) }
    }

    #[inline]
    fn solve_endgame(&self, window: Window, nodes: &mut u64) -> Option<Value> {
        B::solve_endgame(self, window, nodes)
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

impl<B: Bits> Position<B> {
    /// Returns the empty squares.
    #[inline]
    fn empty(&self) -> B {
        B::board(self.size()) & !(self.own | self.enemy)
    }
}
