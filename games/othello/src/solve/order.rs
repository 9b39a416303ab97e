//! The order of moves: those that look good first and, among these, those that leave the opponent the fewest replies.
//!
//! Where an evaluation has been learned, it gives the estimate. The weights of the plain one, for all other boards,
//! come from a linear regression over the exact values of 9,000 positions on 8x8 with 12 to 15 empty squares.

use pulp::{Arch, Simd, WithSimd};
use suite_search::{Bounds, Game, Value, Window};

use crate::bits::Bits;
use crate::position::Position;
use crate::regions::{corners, edges, neighborhood, outer_lines};
use crate::size::Size;
use crate::weights::Weights;

/// The numbers of plies left from which it pays to evaluate, to look one ply ahead, and to look two plies ahead.
const EVALUATED: u32 = 10;
const ONE_PLY: u32 = 15;
const TWO_PLIES: u32 = 17;

/// The cost of a reply, in the units of estimates.
const REPLY: i32 = 45;

/// A value above all estimates.
const WORST: i32 = 1 << 24;

/// Returns the cost of the move that leads to `child`, before a search of `plies` more plies; cheaper moves are tried
/// earlier.
pub(super) fn cost<B: Bits>(child: &Position<B>, plies: u32) -> i32 {
    let plies = plies.min(child.empty().len());
    if plies < EVALUATED {
        return cheap_cost(child);
    }
    Arch::new().dispatch(LookAhead { position: child, plies }) + REPLY * replies(child)
}

/// An estimate by looking ahead, before a search of `plies` plies.
struct LookAhead<'a, B> {
    position: &'a Position<B>,
    plies: u32,
}

impl<B: Bits> WithSimd for LookAhead<'_, B> {
    type Output = i32;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> i32 {
        match self.plies {
            ..ONE_PLY => estimate(self.position),
            ONE_PLY..TWO_PLIES => one_ply(self.position, -WORST, WORST),
            _ => best_of(self.position, -WORST, WORST, one_ply),
        }
    }
}

/// Returns the cost of the move that leads to `child`, without looking ahead.
#[inline(always)]
pub(super) fn cost_at_once(child: &Position<u64>, weights: Option<&Weights>) -> i32 {
    match weights {
        Some(weights) if child.empty().len() >= EVALUATED => weights.evaluate_inline(child) + REPLY * replies(child),
        _ => cheap_cost(child),
    }
}

#[inline(always)]
fn cheap_cost<B: Bits>(child: &Position<B>) -> i32 {
    let targets = (neighborhood(child.enemy) & child.empty()).len() as i32;
    8 * replies(child) + targets - 4 * (child.enemy & corners::<B>(child.size())).len() as i32
}

/// Returns the number of replies, with a corner counting twice.
#[inline(always)]
fn replies<B: Bits>(position: &Position<B>) -> i32 {
    (position.placements.len() + (position.placements & corners::<B>(position.size())).len()) as i32
}

/// Returns the estimated value for the player to move, one ply further.
#[inline(always)]
fn one_ply<B: Bits>(position: &Position<B>, alpha: i32, beta: i32) -> i32 {
    best_of(
        position,
        alpha,
        beta,
        #[inline(always)]
        |child, _, _| estimate(child),
    )
}

/// Returns the value of the best move by the values of the children, each for the player to move there.
#[inline(always)]
fn best_of<B: Bits>(
    position: &Position<B>,
    alpha: i32,
    beta: i32,
    value: impl Fn(&Position<B>, i32, i32) -> i32,
) -> i32 {
    if position.is_over() {
        return outcome(position);
    }
    let mut best = -WORST;
    for mv in position.moves() {
        let child = position.play(mv);
        let value = if child.is_over() { outcome(&child) } else { value(&child, -beta, -alpha.max(best)) };
        best = best.max(-value);
        if best >= beta {
            break;
        }
    }
    best
}

/// Returns the value of a finished game for the player to move.
fn outcome<B: Bits>(position: &Position<B>) -> i32 {
    200 * position.utility(position.to_move())
}

/// Returns the estimated value for the player to move.
#[inline(always)]
fn estimate<B: Bits>(position: &Position<B>) -> i32 {
    Weights::shipped_value(position).unwrap_or_else(|| plain_estimate(position))
}

/// Returns the estimated value for the player to move on boards for which no evaluation has been learned.
fn plain_estimate<B: Bits>(position: &Position<B>) -> i32 {
    let size = position.size();
    let (corners, edges, replies) = (corners::<B>(size), edges::<B>(size), position.replies());
    let next_to_empty_corners = neighborhood(corners & position.empty());
    let lead = |squares: B| difference(position.own & squares, position.enemy & squares);
    10 * difference(position.placements, replies)
        + 18 * difference(position.placements & corners, replies & corners)
        + 18 * lead(corners)
        - 12 * lead(next_to_empty_corners)
        - 2 * lead(edges & !next_to_empty_corners)
        + 6 * difference(anchored(position.own & edges, corners), anchored(position.enemy & edges, corners))
}

fn difference<B: Bits>(own: B, enemy: B) -> Value {
    own.len() as Value - enemy.len() as Value
}

/// Returns the disks on the edges that unbroken rows of disks connect to a corner.
fn anchored<B: Bits>(edge_disks: B, corners: B) -> B {
    let mut anchored = edge_disks & corners;
    for _ in 2..B::SIDE {
        let next = anchored << 1 | anchored >> 1 | anchored << B::SIDE | anchored >> B::SIDE;
        anchored = anchored | next & edge_disks;
    }
    anchored
}

/// Bounds the value by stable disks, which their owner keeps.
#[inline(always)]
pub(super) fn stable_bounds<B: Bits>(size: Size, own: B, enemy: B, window: Window) -> Bounds {
    let squares = size.side().pow(2) as Value;
    let corners = corners::<B>(size);
    let stable = |disks: B, needed: Value| {
        let hopeless = (disks & corners).is_empty() || 2 * disks.len() as Value - squares < needed;
        if hopeless { -squares } else { 2 * stable(disks, size).len() as Value - squares }
    };
    Bounds { lower: stable(own, window.beta), upper: -stable(enemy, window.alpha.saturating_neg()) }
}

/// Returns disks that can never be flipped, though perhaps not all of them: a disk counts if, along each of the four
/// lines through it, the edge or another such disk is next to it.
pub(super) fn stable<B: Bits>(disks: B, size: Size) -> B {
    let (columns, rows) = outer_lines::<B>(size);
    let mut stable = B::EMPTY;
    loop {
        let safe = |by: u32, edge: B| edge | stable << by | stable >> by;
        let next = disks
            & safe(1, rows)
            & safe(B::SIDE, columns)
            & safe(B::SIDE - 1, rows | columns)
            & safe(B::SIDE + 1, rows | columns);
        if next == stable {
            return stable;
        }
        stable = next;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use suite_search::Player;

    use super::*;
    use crate::bits::Wide;
    use crate::board::Board;
    use crate::position::Rules;

    proptest! {
        #[test]
        fn stable_disks_are_never_flipped(disks in prop::collection::vec(0..9_u8, 256), seed: u64) {
            for size in Size::all() {
                // Mostly dark, so that many disks are stable.
                let board = Board::new(size, |square| match disks[16 * square.column() + square.row()] {
                    0 => None,
                    1 => Some(Player::Second),
                    _ => Some(Player::First),
                });
                let mut position = Position::<Wide>::new(&board, Player::Second, Rules::Standard);
                let dark = |position: &Position<Wide>| {
                    if position.to_move() == Player::First { position.own } else { position.enemy }
                };
                let fixed = stable(dark(&position), size);
                let mut random = seed;
                while !position.is_over() {
                    let mut moves = position.moves();
                    let index = random % moves.len() as u64;
                    random = random.rotate_left(11) ^ index;
                    position = position.play(moves.nth(index as usize).expect("a move"));
                    prop_assert_eq!(dark(&position) & fixed, fixed);
                }
            }
        }
    }
}
