//! The order of moves: those that look good first and, among these, those that leave the opponent the fewest replies.
//!
//! Where an evaluation has been learned, it is the estimate. The weights of the plain one, for all other boards, come from a
//! linear regression over the exact values of 9,000 positions on 8x8 with 12 to 15 empty squares.

use suite_search::{Game, Value};

use crate::bits::Bits;
use crate::position::Position;
use crate::size::Size;
use crate::weights::Weights;

/// The numbers of plies left from which it pays to look one ply and two plies ahead.
const ONE_PLY: u32 = 10;
const TWO_PLIES: u32 = 15;

/// Returns the cost of the move that leads to `child`, before a search of `plies` more plies; cheaper moves are tried earlier.
pub(super) fn cost<B: Bits>(child: &Position<B>, plies: u32) -> i32 {
    let empty = child.empty();
    let corners = corners::<B>(child.size());
    let replies = (child.placements.len() + (child.placements & corners).len()) as i32;
    let ahead = match plies.min(empty.len()) {
        0..ONE_PLY => {
            let targets = (neighborhood(child.enemy) & empty).len() as i32;
            return 8 * replies + targets - 4 * (child.enemy & corners).len() as i32;
        }
        ONE_PLY..TWO_PLIES => 1,
        TWO_PLIES.. => 2,
    };
    look_ahead(child, ahead, -WORST, WORST) + 12 * replies
}

/// A value above all estimates.
const WORST: i32 = 1 << 24;

/// Returns the estimated value for the player to move, by a search of a few plies.
fn look_ahead<B: Bits>(position: &Position<B>, plies: u32, alpha: i32, beta: i32) -> i32 {
    if position.is_over() {
        return 200 * position.utility(position.to_move());
    }
    if plies == 0 {
        return estimate(position);
    }
    let mut best = -WORST;
    for mv in position.moves() {
        best = best.max(-look_ahead(&position.play(mv), plies - 1, -beta, -alpha.max(best)));
        if best >= beta {
            break;
        }
    }
    best
}

/// Returns the estimated value for the player to move.
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

/// Returns disks that can never be flipped, though perhaps not all of them: those that have, along each of the four lines through
/// them, the edge or another such disk next to them.
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

/// Returns the squares of the first and last column, and those of the first and last row.
#[inline]
fn outer_lines<B: Bits>(size: Size) -> (B, B) {
    let board = B::board(size);
    let last = size.side() as u32 - 1;
    let column = board & !(board << B::SIDE);
    let row = board & first_row();
    (column | column << (last * B::SIDE), row | row << last)
}

/// Returns the corners of the board.
#[inline]
pub(super) fn corners<B: Bits>(size: Size) -> B {
    let (columns, rows) = outer_lines::<B>(size);
    columns & rows
}

/// Returns the squares on the edges of the board.
#[inline]
fn edges<B: Bits>(size: Size) -> B {
    let (columns, rows) = outer_lines::<B>(size);
    columns | rows
}

/// Returns row 0 of the largest board.
#[inline]
fn first_row<B: Bits>() -> B {
    (B::INNER_ROWS >> 1) & !B::INNER_ROWS
}

/// Returns the squares and all their neighbors, some of which may lie off the board.
#[inline]
fn neighborhood<B: Bits>(squares: B) -> B {
    let below = !first_row::<B>();
    let column = squares | (squares << 1) & below | (squares & below) >> 1;
    column | column << B::SIDE | column >> B::SIDE
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

    #[test]
    fn neighbors_do_not_wrap_around() {
        let size = Size::new(8).expect("a size");
        for square in size.squares() {
            let near = neighborhood(u64::of(square.index::<u64>()));
            for other in size.squares() {
                let touches = square.column().abs_diff(other.column()) <= 1 && square.row().abs_diff(other.row()) <= 1;
                assert_eq!(near & u64::of(other.index::<u64>()) != 0, touches, "{square}, {other}");
            }
        }
    }
}
