//! Solving the last empty squares of a board of up to 8x8, where nodes are many and must be cheap.
//!
//! The fewer squares are empty, the less is spent on a node: with more than [`UNKNOWN`], a small table; with more than
//! [`SOME`], an order by replies; then an order by parity alone; and with no more than [`FEW`], every empty square is
//! tried without asking first where moves are legal. All of it is compiled for each instruction set that `pulp` knows,
//! and the best that the machine has is chosen.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use pulp::{Arch, Simd, WithSimd};
use suite_search::{Bounds, INFINITY, Value, Window};

use super::order;
use crate::children::{Child, for_each_placement};
use crate::position::{Position, Rules};
use crate::rays::{flips, moves, squares};
use crate::weights::Weights;

/// The greatest number of empty squares for this code.
const MOST: u32 = 11;
/// The greatest number of empty squares at which looking positions up costs more than it saves.
const UNKNOWN: u32 = 7;
/// The greatest number of empty squares at which parity alone orders the moves.
const SOME: u32 = 6;
/// The greatest number of empty squares at which trying each is faster than finding the legal ones first.
const FEW: u32 = 4;

/// The state that is kept from position to position.
pub struct Endgame {
    arch: Arch,
    /// A table of what is known of positions, each in the place of its hash; empty until it is needed.
    table: Vec<Known>,
}

impl Default for Endgame {
    fn default() -> Self {
        Self { arch: Arch::new(), table: Vec::new() }
    }
}

/// The binary logarithm of the places in the table.
const PLACES: u32 = 15;

/// An entry of the table.
#[derive(Clone, Copy)]
struct Known {
    own: u64,
    enemy: u64,
    lower: i8,
    upper: i8,
    best: u8,
}

/// A place without a position: nobody has disks.
const NOTHING: Known = Known { own: 0, enemy: 0, lower: 0, upper: 0, best: 0 };

impl Endgame {
    /// Creates the same without special instructions.
    #[cfg(test)]
    pub(super) fn plain() -> Self {
        Self { arch: Arch::Scalar, table: Vec::new() }
    }

    /// Solves a position with few empty squares.
    #[inline]
    pub(crate) fn solve(&mut self, position: &Position<u64>, window: Window, nodes: &mut u64) -> Option<Value> {
        let empty = position.empty();
        if empty.count_ones() > MOST {
            return None;
        }
        if empty.count_ones() > UNKNOWN && self.table.is_empty() {
            self.table = vec![NOTHING; 1 << PLACES];
        }
        let quadrants = &QUADRANTS[position.size().side()];
        let odd = squares(empty).fold(0, |odd, square| odd ^ quadrants[square]);
        let disks = Disks { own: position.own, enemy: position.enemy, empty, odd };
        let table = &mut self.table;
        let passes = position.rules() == Rules::Standard;
        let weights = Weights::shipped(position.size(), position.rules());
        let search = &mut Search { position, quadrants, passes, weights, table, nodes };
        Some(self.arch.dispatch(Node { search, disks, placements: position.placements, window }))
    }
}

/// A search in progress.
struct Search<'a> {
    /// The position that the search began with.
    position: &'a Position<u64>,
    /// The quadrant of each square.
    quadrants: &'static [u64; 64],
    /// A player without a move passes, rather than ending the game.
    passes: bool,
    weights: Option<&'static Weights>,
    table: &'a mut [Known],
    nodes: &'a mut u64,
}

/// A position.
#[derive(Clone, Copy)]
struct Disks {
    own: u64,
    enemy: u64,
    empty: u64,
    /// The quadrants with an odd number of empty squares: the player who moves first in one of them is likely to move
    /// last there, too.
    odd: u64,
}

impl Disks {
    /// Returns the position after placing a disk that flips others.
    #[inline(always)]
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
    #[inline(always)]
    fn passed(self) -> Self {
        Self { own: self.enemy, enemy: self.own, ..self }
    }

    #[inline(always)]
    fn lead(self) -> Value {
        self.own.count_ones() as Value - self.enemy.count_ones() as Value
    }

    /// Returns the place in a table.
    #[inline(always)]
    fn place(self) -> usize {
        let mixed = self.own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.enemy.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
        (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - PLACES)) as usize
    }
}

/// A move in a node that is looked up.
#[derive(Clone, Copy)]
struct Candidate {
    cost: i32,
    square: u8,
    flipped: u64,
    /// The squares where the opponent may then place a disk.
    replies: u64,
}

/// A position to be searched, with its window.
struct Node<'n, 'a> {
    search: &'n mut Search<'a>,
    disks: Disks,
    /// The squares where the mover may place a disk.
    placements: u64,
    window: Window,
}

impl WithSimd for Node<'_, '_> {
    type Output = Value;

    /// Returns the value.
    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Value {
        let Self { search, disks, placements, window } = self;
        let empty = disks.empty.count_ones();
        if empty <= FEW {
            return search.few(disks, window);
        }
        *search.nodes += 1;
        if placements == 0 {
            search.without_move(simd, disks, window)
        } else if empty <= SOME {
            search.some(simd, disks, placements, window)
        } else {
            search.many(simd, disks, placements, window)
        }
    }
}

impl Search<'_> {
    /// Returns the value with many empty squares.
    #[inline(always)]
    fn many<S: Simd>(&mut self, simd: S, disks: Disks, placements: u64, window: Window) -> Value {
        let bounds = order::stable_bounds(self.position.size(), disks.own, disks.enemy, window);
        if let Some(value) = bounds.settles(window) {
            return value;
        }
        let place = (disks.empty.count_ones() > UNKNOWN).then(|| disks.place());
        let known = place.map_or(NOTHING, |place| self.table[place]);
        let mut hint = 64;
        if (known.own, known.enemy) == (disks.own, disks.enemy) {
            let bounds = Bounds { lower: known.lower.into(), upper: known.upper.into() };
            if let Some(value) = bounds.settles(window) {
                return value;
            }
            hint = known.best;
        }
        let mut candidates = self.candidates(disks, placements, hint);
        let (mut best, mut best_square) = (-INFINITY, hint);
        while let Some(index) = (0..candidates.len()).min_by_key(|&index| candidates[index].cost) {
            let Candidate { square, flipped, replies, .. } = candidates.swap_remove(index);
            let next = disks.after(square.into(), flipped, self.quadrants);
            let rest = reversed(Window { alpha: window.alpha.max(best), ..window });
            let value = -simd.vectorize(Node { search: self, disks: next, placements: replies, window: rest });
            if value > best {
                (best, best_square) = (value, square);
                if best >= window.beta {
                    break;
                }
            }
        }
        if let Some(place) = place {
            self.table[place] = Known {
                own: disks.own,
                enemy: disks.enemy,
                lower: if best > window.alpha { best as i8 } else { -64 },
                upper: if best < window.beta { best as i8 } else { 64 },
                best: best_square,
            };
        }
        best
    }

    /// Returns the moves with their costs: those with the least are tried first.
    #[inline(always)]
    fn candidates(&self, disks: Disks, placements: u64, hint: u8) -> ArrayVec<Candidate, 32> {
        let mut candidates = ArrayVec::new();
        for_each_placement(
            disks.own,
            disks.enemy,
            disks.empty,
            placements,
            #[inline(always)]
            |Child { square, flipped, own, enemy, placements: replies }| {
                let cost = if square == usize::from(hint) {
                    i32::MIN
                } else {
                    order::cost_at_once(&self.position.child(own, enemy, replies), self.weights)
                };
                candidates.push(Candidate { cost, square: square as u8, flipped, replies });
            },
        );
        candidates
    }

    /// Returns the value where the mover cannot place a disk.
    #[inline(always)]
    fn without_move<S: Simd>(&mut self, simd: S, disks: Disks, window: Window) -> Value {
        let replies = if self.passes { moves(disks.enemy, disks.own, disks.empty) } else { 0 };
        if replies == 0 {
            return disks.lead();
        }
        let window = reversed(window);
        -simd.vectorize(Node { search: self, disks: disks.passed(), placements: replies, window })
    }

    /// Returns the value with some empty squares.
    #[inline(always)]
    fn some<S: Simd>(&mut self, simd: S, disks: Disks, placements: u64, window: Window) -> Value {
        let mut best = -INFINITY;
        for placements in [placements & disks.odd, placements & !disks.odd] {
            for square in squares(placements) {
                let next = disks.after(square, flips(square, disks.own, disks.enemy), self.quadrants);
                let rest = reversed(Window { alpha: window.alpha.max(best), ..window });
                let value = if next.empty.count_ones() > FEW {
                    let placements = moves(next.own, next.enemy, next.empty);
                    -simd.vectorize(Node { search: self, disks: next, placements, window: rest })
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
    #[inline(always)]
    fn few(&mut self, disks: Disks, window: Window) -> Value {
        match disks.empty.count_ones() {
            0 => disks.lead(),
            1 => Last::value(self, disks, window),
            2 => Before::<Last>::value(self, disks, window),
            3 => Before::<Before<Last>>::value(self, disks, window),
            _ => Before::<Before<Before<Last>>>::value(self, disks, window),
        }
    }
}

/// A known number of empty squares.
trait Few {
    /// Returns the value.
    fn value(search: &mut Search, disks: Disks, window: Window) -> Value;
}

/// One empty square.
struct Last;

/// One empty square more.
struct Before<F>(PhantomData<F>);

impl Few for Last {
    #[inline(always)]
    fn value(search: &mut Search, disks: Disks, _: Window) -> Value {
        *search.nodes += 1;
        let lead = disks.lead();
        let square = disks.empty.trailing_zeros() as usize;
        let flipped = flips(square, disks.own, disks.enemy).count_ones() as Value;
        if flipped > 0 {
            *search.nodes += 1;
            return lead + 2 * flipped + 1;
        }
        let flipped = if search.passes { flips(square, disks.enemy, disks.own).count_ones() as Value } else { 0 };
        if flipped > 0 {
            *search.nodes += 2;
            return lead - 2 * flipped - 1;
        }
        lead
    }
}

impl<F: Few> Few for Before<F> {
    #[inline(always)]
    fn value(search: &mut Search, mut disks: Disks, mut window: Window) -> Value {
        let mut sign = 1;
        // Where neither player can place a disk, the game is over.
        for _ in 0..=u32::from(search.passes) {
            *search.nodes += 1;
            let mut best = -INFINITY;
            for empty in [disks.empty & disks.odd, disks.empty & !disks.odd] {
                for square in squares(empty) {
                    if NEIGHBORS[square] & disks.enemy == 0 {
                        continue;
                    }
                    let flipped = flips(square, disks.own, disks.enemy);
                    if flipped == 0 {
                        continue;
                    }
                    let rest = reversed(Window { alpha: window.alpha.max(best), ..window });
                    best = best.max(-F::value(search, disks.after(square, flipped, search.quadrants), rest));
                    if best >= window.beta {
                        return sign * best;
                    }
                }
            }
            if best > -INFINITY {
                return sign * best;
            }
            (disks, window, sign) = (disks.passed(), reversed(window), -sign);
        }
        sign * disks.lead()
    }
}

/// Returns the window from the other player's point of view.
#[inline(always)]
fn reversed(window: Window) -> Window {
    Window { alpha: -window.beta, beta: -window.alpha }
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
