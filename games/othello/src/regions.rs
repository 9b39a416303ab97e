//! Sets of squares that matter to evaluations and to the order of moves: corners, edges, neighbors.

use crate::bits::Bits;
use crate::size::Size;

/// Returns the squares of the first and last column, and those of the first and last row.
#[inline]
pub(crate) fn outer_lines<B: Bits>(size: Size) -> (B, B) {
    let board = B::board(size);
    let last = size.side() as u32 - 1;
    let column = board & !(board << B::SIDE);
    let row = board & first_row();
    (column | column << (last * B::SIDE), row | row << last)
}

/// Returns the corners of the board.
#[inline]
pub(crate) fn corners<B: Bits>(size: Size) -> B {
    let (columns, rows) = outer_lines::<B>(size);
    columns & rows
}

/// Returns the squares on the edges of the board.
#[inline]
pub(crate) fn edges<B: Bits>(size: Size) -> B {
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
pub(crate) fn neighborhood<B: Bits>(squares: B) -> B {
    let below = !first_row::<B>();
    let column = squares | (squares << 1) & below | (squares & below) >> 1;
    column | column << B::SIDE | column >> B::SIDE
}

#[cfg(test)]
mod tests {
    use super::*;

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
