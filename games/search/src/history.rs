//! The history heuristic: records of the moves that have done well anywhere in the tree.
//!
//! A move that refutes one position often refutes others (Schaeffer, *The History Heuristic and Alpha-Beta Search
//! Enhancements in Practice*, 1989). Moves are told apart by their [slot](Solvable::history_slot) and by how many plies
//! are left. The move that has cut off a search is credited and those that were tried before it are debited, with more
//! weight the deeper the search. The further a record is from its limit, the more it changes, so that it stays within
//! its limits and forgets the distant past.

use crate::Solvable;

/// The records of moves, and the moves that have been tried on the path.
pub(crate) struct History<G: Solvable> {
    /// One for each slot, for each number of plies left.
    records: Vec<i32>,
    /// The moves that have been tried without a cutoff, of all nodes on the path: each node's above its parent's.
    tried: Vec<G::Move>,
}

/// The best record; the worst is as far below 0.
const BEST: i32 = 1 << 10;

impl<G: Solvable> History<G> {
    /// Creates empty records for positions from `root` on; none if they are not in use.
    pub(crate) fn new(root: &G, in_use: bool) -> Self {
        let plies = if in_use && G::HISTORY_SLOTS > 0 { root.plies_left() as usize + 1 } else { 0 };
        Self { records: vec![0; plies * G::HISTORY_SLOTS], tried: Vec::new() }
    }

    /// Returns by how much its record lowers the cost of a move.
    #[inline]
    pub(crate) fn merit(&self, position: &G, mv: G::Move) -> i32 {
        self.records.get(Self::index(position, mv)).map_or(0, |record| G::HISTORY_WEIGHT * record / BEST)
    }

    /// Returns how many moves have been tried on the path.
    #[inline]
    pub(crate) fn tried(&self) -> usize {
        self.tried.len()
    }

    /// Adds a move that has been tried and has not cut off the search.
    #[inline]
    pub(crate) fn try_move(&mut self, mv: G::Move) {
        self.tried.push(mv);
    }

    /// Forgets the moves that have been tried from the `first` on.
    #[inline]
    pub(crate) fn forget_tried(&mut self, first: usize) {
        self.tried.truncate(first);
    }

    /// Credits a move that has cut off the search of `position`, and debits those that have been tried there before it,
    /// from the `first` on.
    #[inline]
    pub(crate) fn credit_cut(&mut self, position: &G, mv: G::Move, first: usize) {
        let plies = i32::try_from(position.plies_left()).unwrap_or(BEST).min(BEST);
        let weight = plies.saturating_mul(plies).min(BEST);
        let gains = self.tried[first..].iter().map(|&tried| (tried, -weight)).chain([(mv, weight)]);
        for (mv, gain) in gains {
            if let Some(record) = self.records.get_mut(Self::index(position, mv)) {
                *record += gain - *record * weight / BEST;
            }
        }
    }

    #[inline]
    fn index(position: &G, mv: G::Move) -> usize {
        position.plies_left() as usize * G::HISTORY_SLOTS + position.history_slot(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use crate::solver::tests::{Told, Variant};
    use crate::tests::Maze;

    #[test]
    fn a_cut_credits_one_move_and_debits_those_before_it() {
        let root = Variant::<true>(Maze { seed: 1, left: 8, state: 0, to_move: Player::First });
        let mut history = History::new(&root, true);
        history.try_move(0);
        let first = history.tried();
        history.try_move(1);
        history.try_move(2);
        let merits = |history: &History<Told>| [0, 1, 2, 3].map(|mv| history.merit(&root, mv).signum());
        for _ in 0..100 {
            history.credit_cut(&root, 3, first);
        }
        assert_eq!(merits(&history), [0, -1, -1, 1]);
        assert!([1, 2, 3].iter().all(|&mv| history.merit(&root, mv).abs() <= Told::HISTORY_WEIGHT));
        history.forget_tried(first);
        assert_eq!(history.tried(), 1);
        // Records out of use are empty.
        let mut unused = History::new(&root, false);
        unused.credit_cut(&root, 3, 0);
        assert_eq!(merits(&unused), [0; 4]);
    }
}
