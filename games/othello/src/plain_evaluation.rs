//! The evaluation of boards for which none has been learned.
//!
//! A player who runs out of moves has usually lost, so mobility counts most, then the disks anchored to corners, and
//! those which give a corner away. A lead in disks counts for nothing: the last moves are searched to the end. The
//! weights were found by games; see `benches/README.md`.

use suite_search::{Game as _, Value};

use crate::bits::Bits;
use crate::position::Position;
use crate::regions::{corners, neighborhood, outer_lines};
use crate::size::Size;

/// The weights of the balances, which they reach when one of the players has nothing.
const MOBILITY: Value = 700;
const FRONTIER: Value = 350;
/// The weight of a disk anchored to a corner along an edge. One on the corner itself is anchored along two.
const ANCHORED: Value = 100;
/// The weights of a disk diagonally next to an empty corner, and of one beside it on the edge.
const X_SQUARE: Value = -250;
const C_SQUARE: Value = -40;

/// The sets of squares that matter, for one board size.
pub(crate) struct PlainEvaluation<B> {
    board: B,
    corners: B,
    /// The first and last column, and the first and last row.
    columns: B,
    rows: B,
}

impl<B: Bits> PlainEvaluation<B> {
    pub(crate) fn new(size: Size) -> Self {
        let (columns, rows) = outer_lines(size);
        Self { board: B::board(size), corners: corners(size), columns, rows }
    }

    /// Returns an estimate for the player to move.
    pub(crate) fn evaluate(&self, position: &Position<B>) -> Value {
        let mover = position.to_move();
        let own = position.disks_of(mover);
        let enemy = position.disks_of(mover.opponent());
        let empty = self.board & !(own | enemy);
        let mobility = balance(position.mobility(mover), position.mobility(mover.opponent()), MOBILITY);
        let frontier = |disks: B| (neighborhood(disks) & empty).len();
        let frontier = balance(frontier(enemy), frontier(own), FRONTIER);
        let anchored = ANCHORED * (self.anchored(own) - self.anchored(enemy));
        mobility + frontier + anchored + self.given_away(own, empty) - self.given_away(enemy, empty)
    }

    /// Returns the value of disks next to `empty` corners.
    fn given_away(&self, disks: B, empty: B) -> Value {
        let disks = disks & neighborhood(self.corners & empty);
        let c_squares = disks & (self.columns | self.rows);
        X_SQUARE * (disks & !c_squares).len() as Value + C_SQUARE * c_squares.len() as Value
    }

    /// Returns the number of disks on an edge in an unbroken row from a corner, which can never be flipped. One on a
    /// corner counts for both its edges.
    fn anchored(&self, disks: B) -> Value {
        let corners = disks & self.corners;
        if corners.is_empty() {
            return 0;
        }
        let along = |lines: B, step: u32| {
            let mut anchored = corners;
            loop {
                let grown = anchored | ((anchored << step | anchored >> step) & disks & lines);
                if grown == anchored {
                    return anchored.len() as Value;
                }
                anchored = grown;
            }
        };
        along(self.columns, 1) + along(self.rows, B::SIDE)
    }
}

/// Compares a number of the mover's with one of the opponent's, from `-weight` to `weight`.
fn balance(own: u32, enemy: u32, weight: Value) -> Value {
    let (own, enemy) = (own as Value, enemy as Value);
    weight * (own - enemy) / (own + enemy + 2)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use suite_search::Player;

    use super::*;
    use crate::bits::Wide;
    use crate::board::Board;
    use crate::position::Rules;
    use crate::square::Square;

    /// Returns the value of a board of which `disk` tells each square, 0 if it is empty, to a player.
    fn value(side: usize, player: Player, disk: impl Fn(usize, usize) -> u8) -> Value {
        let size = Size::new(side).expect("a size");
        let board = Board::new(size, |square| match disk(square.column(), square.row()) {
            0 => None,
            1 => Some(Player::First),
            _ => Some(Player::Second),
        });
        PlainEvaluation::<Wide>::new(size).evaluate(&Position::new(&board, player, Rules::Ends))
    }

    fn set(squares: &[(usize, usize)]) -> Wide {
        let squares = squares.iter().map(|&(column, row)| Square::at(column, row).expect("a square"));
        squares.fold(Wide::EMPTY, |set, square| set | Wide::of(square.index::<Wide>()))
    }

    #[test]
    fn disks_next_to_a_corner_give_it_away_while_it_is_empty() {
        let evaluation = PlainEvaluation::<Wide>::new(Size::new(10).expect("a size"));
        for (squares, value) in [
            ([(1, 1), (5, 5)], X_SQUARE),
            ([(0, 8), (8, 9)], 2 * C_SQUARE),
            ([(8, 1), (9, 1)], X_SQUARE + C_SQUARE),
            ([(2, 2), (0, 2)], 0),
        ] {
            assert_eq!(evaluation.given_away(set(&squares), evaluation.board), value, "{squares:?}");
            assert_eq!(evaluation.given_away(set(&squares), evaluation.board & !evaluation.corners), 0);
        }
    }

    #[test]
    fn disks_on_an_edge_are_anchored_by_an_unbroken_row() {
        let evaluation = PlainEvaluation::<Wide>::new(Size::new(10).expect("a size"));
        let row = [(0, 0), (1, 0), (2, 0), (4, 0), (0, 1), (9, 8), (1, 1)];
        assert_eq!(evaluation.anchored(set(&row)), 5);
        assert_eq!(evaluation.anchored(set(&row[1..])), 0);
    }

    proptest! {
        #[test]
        fn images_are_worth_the_same_and_the_opposite_to_the_opponent(
            side in 3..=16_usize, disks in prop::collection::vec(0..3_u8, 256),
        ) {
            let disk = |column: usize, row: usize| disks[16 * column + row];
            let worth = value(side, Player::First, disk);
            prop_assert_eq!(value(side, Player::First, |column, row| disk(row, column)), worth);
            prop_assert_eq!(value(side, Player::First, |column, row| disk(side - 1 - column, row)), worth);
            prop_assert_eq!(value(side, Player::Second, disk), -worth);
        }
    }
}
