//! The squirrel war for the solver: a board of values is played to the end.

use suite_search::{Game, Player, Solvable};

use crate::position::Position;
use crate::square::Square;

/// A solver belongs to one board of values, which its keys do not contain.
impl Solvable for Position {
    type Key = [u64; 1];
    type Endgame = ();

    fn key(&self) -> [u64; 1] {
        let [x, o] = Player::BOTH.map(|player| u64::from(self.pieces(player).0));
        [x | o << 25 | (self.to_move() as u64) << 50]
    }

    fn plies_left(&self) -> u32 {
        self.empty().len() as u32
    }

    /// Puts the moves with the best boards for the mover first.
    fn cost(&self, _: Square, child: &Self, _: u32) -> i32 {
        child.score(child.to_move())
    }
}
