//! The evaluation of boards for which none has been learned.
//!
//! It is made for the rule that a player without a move ends the game. A player who runs out of moves has usually lost, so
//! mobility counts most, then corners and the disks anchored to them; disks count more as the board fills.

use suite_search::{Game as _, Value};

use crate::bits::Bits;
use crate::position::Position;
use crate::size::Size;

/// The weights of the parts. A balance reaches its full weight when one of the players has nothing.
const MOBILITY: Value = 600;
const FRONTIER: Value = 300;
const CORNER: Value = 120;
/// The weight of a disk diagonally next to an empty corner, which it may give away.
const RISK: Value = 60;
const ANCHORED: Value = 30;
/// The weight of a lead of one disk on a full board.
const DISK: Value = 8;

/// The sets of squares that matter, for one board size.
pub(crate) struct PlainEvaluation<B> {
    board: B,
    corners: B,
    /// Each corner, with the square diagonally next to it.
    insides: [(B, B); 4],
    first_row: B,
    /// The last row of the bit set, which only the largest board has.
    last_row_of_word: B,
    edges: [B; 4],
    squares: Value,
}

impl<B: Bits> PlainEvaluation<B> {
    pub(crate) fn new(size: Size) -> Self {
        let last = size.side() - 1;
        let set = |wanted: &dyn Fn(usize, usize) -> bool| {
            size.squares()
                .filter(|square| wanted(square.column(), square.row()))
                .fold(B::EMPTY, |set, square| set | B::of(square.index::<B>()))
        };
        let one = |column, row| set(&|c, r| (c, r) == (column, row));
        let (near, far) = (1, last - 1);
        Self {
            board: B::board(size),
            corners: set(&|column, row| column % last == 0 && row % last == 0),
            insides: [
                (one(0, 0), one(near, near)),
                (one(0, last), one(near, far)),
                (one(last, 0), one(far, near)),
                (one(last, last), one(far, far)),
            ],
            first_row: set(&|_, row| row == 0),
            last_row_of_word: set(&|_, row| row as u32 == B::SIDE - 1),
            edges: [
                set(&|_, row| row == 0),
                set(&|_, row| row == last),
                set(&|column, _| column == 0),
                set(&|column, _| column == last),
            ],
            squares: (size.side() * size.side()) as Value,
        }
    }

    /// Returns an estimate for the player to move.
    pub(crate) fn evaluate(&self, position: &Position<B>) -> Value {
        let mover = position.to_move();
        let own = position.disks_of(mover);
        let enemy = position.disks_of(mover.opponent());
        let empty = self.board & !(own | enemy);
        let mobility = balance(position.mobility(mover), position.mobility(mover.opponent()), MOBILITY);
        let frontier = balance(self.frontier(enemy, empty), self.frontier(own, empty), FRONTIER);
        let corners = (self.corners & own).len() as Value - (self.corners & enemy).len() as Value;
        let mut risk = 0;
        for (corner, inside) in self.insides {
            if !(corner & empty).is_empty() {
                risk += Value::from(!(inside & enemy).is_empty()) - Value::from(!(inside & own).is_empty());
            }
        }
        let anchored = self.anchored(own) - self.anchored(enemy);
        let lead = own.len() as Value - enemy.len() as Value;
        let filled = (own.len() + enemy.len()) as Value;
        mobility + frontier + CORNER * corners + RISK * risk + ANCHORED * anchored + DISK * lead * filled / self.squares
    }

    /// Returns the number of empty squares adjacent to `disks`.
    fn frontier(&self, disks: B, empty: B) -> u32 {
        let column = disks | (disks << 1 & !self.first_row) | (disks >> 1 & !self.last_row_of_word);
        ((column | column << B::SIDE | column >> B::SIDE) & empty).len()
    }

    /// Returns the number of disks on an edge in an unbroken row from a corner, which can never be flipped.
    fn anchored(&self, disks: B) -> Value {
        if (disks & self.corners).is_empty() {
            return 0;
        }
        let mut count = 0;
        for (index, edge) in self.edges.into_iter().enumerate() {
            let step = if index < 2 { B::SIDE } else { 1 };
            let mut row = disks & edge & self.corners;
            loop {
                let grown = row | ((row << step | row >> step) & disks & edge);
                if grown == row {
                    break;
                }
                row = grown;
            }
            count += row.len() as Value;
        }
        count
    }
}

/// Compares a number of the mover's with one of the opponent's, from `-weight` to `weight`.
fn balance(own: u32, enemy: u32, weight: Value) -> Value {
    let (own, enemy) = (own as Value, enemy as Value);
    weight * (own - enemy) / (own + enemy + 2)
}
