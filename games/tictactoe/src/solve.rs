//! Tic-tac-toe for the solver.

use suite_search::Solvable;

use crate::position::Position;

impl Solvable for Position {
    type Key = [u64; 1];
    type Endgame = ();

    #[inline]
    fn key(&self) -> [u64; 1] {
        let [x, o] = self.marks.map(u64::from);
        [x | o << 16]
    }

    #[inline]
    fn plies_left(&self) -> u32 {
        let [x, o] = self.marks;
        9 - x.count_ones() - o.count_ones()
    }
}
