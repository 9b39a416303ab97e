//! Solving the last empty squares of a board of up to 8x8, where nodes are many and must be cheap: without a table, and with no
//! ordering but by parity.

use suite_search::{INFINITY, Value, Window};

use super::rays::{flips, moves};
use crate::position::{Position, Rules};

/// The greatest number of empty squares for this code.
const MOST: u32 = 6;
/// The greatest number of empty squares at which trying each is faster than finding the legal ones first.
const FEW: u32 = 4;

/// Solves a position with few empty squares.
#[inline]
pub(crate) fn solve_endgame(position: &Position<u64>, window: Window, nodes: &mut u64) -> Option<Value> {
    let empty = position.empty();
    if empty.count_ones() > MOST {
        return None;
    }
    let quadrants = &QUADRANTS[position.size().side()];
    let mut endgame = Endgame { quadrants, passes: position.rules() == Rules::Standard, nodes };
    let odd = squares(empty).fold(0, |odd, square| odd ^ quadrants[square]);
    let disks = Disks { own: position.own, enemy: position.enemy, empty, odd };
    Some(if empty.count_ones() > FEW {
        endgame.some(disks, position.placements, window)
    } else {
        endgame.few(disks, window)
    })
}

/// A search in progress.
struct Endgame<'a> {
    /// The quadrant of each square.
    quadrants: &'static [u64; 64],
    /// A player without a move passes, rather than ending the game.
    passes: bool,
    nodes: &'a mut u64,
}

/// A position.
#[derive(Clone, Copy)]
struct Disks {
    own: u64,
    enemy: u64,
    empty: u64,
    /// The quadrants with an odd number of empty squares: the player who moves first in one of them is likely to move last
    /// there, too.
    odd: u64,
}

impl Disks {
    /// Returns the position after placing a disk that flips others.
    #[inline]
    fn after(self, square: usize, flipped: u64, quadrants: &[u64; 64]) -> Self {
        let disk = 1 << square;
        Self {
            own: self.enemy & !flipped,
            enemy: self.own | disk | flipped,
            empty: self.empty & !disk,
            odd: self.odd ^ quadrants[square & 63],
        }
    }

    /// Returns the position with the other player to move.
    #[inline]
    fn passed(self) -> Self {
        Self { own: self.enemy, enemy: self.own, ..self }
    }

    #[inline]
    fn lead(self) -> Value {
        self.own.count_ones() as Value - self.enemy.count_ones() as Value
    }
}

impl Endgame<'_> {
    /// Returns the value with more than a few empty squares; the mover may place a disk on `placements`.
    fn some(&mut self, disks: Disks, placements: u64, window: Window) -> Value {
        *self.nodes += 1;
        if placements == 0 {
            let replies = if self.passes { moves(disks.enemy, disks.own, disks.empty) } else { 0 };
            return if replies == 0 { disks.lead() } else { -self.some(disks.passed(), replies, reversed(window)) };
        }
        let mut best = -INFINITY;
        for mut placements in [placements & disks.odd, placements & !disks.odd] {
            while placements != 0 {
                let square = placements.trailing_zeros() as usize;
                placements &= placements - 1;
                let next = disks.after(square, flips(square, disks.own, disks.enemy), self.quadrants);
                let rest = reversed(Window { alpha: window.alpha.max(best), ..window });
                let value = if next.empty.count_ones() > FEW {
                    -self.some(next, moves(next.own, next.enemy, next.empty), rest)
                } else {
                    -self.few(next, rest)
                };
                best = best.max(value);
                if best >= window.beta {
                    return best;
                }
            }
        }
        best
    }

    /// Returns the value with a few empty squares.
    fn few(&mut self, disks: Disks, window: Window) -> Value {
        *self.nodes += 1;
        if disks.empty & disks.empty.wrapping_sub(1) == 0 {
            return self.last(disks);
        }
        let mut best = -INFINITY;
        for mut empty in [disks.empty & disks.odd, disks.empty & !disks.odd] {
            while empty != 0 {
                let square = empty.trailing_zeros() as usize;
                empty &= empty - 1;
                if NEIGHBORS[square] & disks.enemy == 0 {
                    continue;
                }
                let flipped = flips(square, disks.own, disks.enemy);
                if flipped == 0 {
                    continue;
                }
                let rest = reversed(Window { alpha: window.alpha.max(best), ..window });
                best = best.max(-self.few(disks.after(square, flipped, self.quadrants), rest));
                if best >= window.beta {
                    return best;
                }
            }
        }
        if best > -INFINITY {
            best
        } else if self.passes && moves(disks.enemy, disks.own, disks.empty) != 0 {
            -self.few(disks.passed(), reversed(window))
        } else {
            disks.lead()
        }
    }

    /// Returns the value with one empty square or none.
    #[inline]
    fn last(&mut self, disks: Disks) -> Value {
        let lead = disks.lead();
        if disks.empty == 0 {
            return lead;
        }
        let square = disks.empty.trailing_zeros() as usize;
        let flipped = flips(square, disks.own, disks.enemy).count_ones() as Value;
        if flipped > 0 {
            *self.nodes += 1;
            return lead + 2 * flipped + 1;
        }
        let flipped = if self.passes { flips(square, disks.enemy, disks.own).count_ones() as Value } else { 0 };
        if flipped > 0 {
            *self.nodes += 2;
            return lead - 2 * flipped - 1;
        }
        lead
    }
}

/// Returns the window from the other player's point of view.
#[inline]
fn reversed(window: Window) -> Window {
    Window { alpha: -window.beta, beta: -window.alpha }
}

/// Returns the indices of a set of squares.
#[inline]
fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

/// The quadrant of each square, for each board size.
static QUADRANTS: [[u64; 64]; 9] = {
    let mut quadrants = [[0; 64]; 9];
    let mut side = 0;
    while side <= 8 {
        let half = side / 2;
        let mut pair = 0;
        while pair < 64 * 64 {
            let (square, other) = (pair / 64, pair % 64);
            if (square / 8 < half) == (other / 8 < half) && (square % 8 < half) == (other % 8 < half) {
                quadrants[side][square] |= 1 << other;
            }
            pair += 1;
        }
        side += 1;
    }
    quadrants
};

/// The neighbors of each square.
static NEIGHBORS: [u64; 64] = {
    let mut neighbors = [0; 64];
    let mut pair = 0_usize;
    while pair < 64 * 64 {
        let (square, other) = (pair / 64, pair % 64);
        let (columns, rows) = ((square / 8).abs_diff(other / 8), (square % 8).abs_diff(other % 8));
        if columns <= 1 && rows <= 1 && square != other {
            neighbors[square] |= 1 << other;
        }
        pair += 1;
    }
    neighbors
};
