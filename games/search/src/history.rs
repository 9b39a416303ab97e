//! Which moves have done well all over the tree.
//!
//! A move that refutes one position often refutes others (Schaeffer, *The History Heuristic and Alpha-Beta Search Enhancements
//! in Practice*, 1989). Moves are told apart by their kind and by how many plies are left. The move that has cut off a search
//! is credited, the ones that were tried before it are debited, the more so the deeper the search was and the more the
//! record says otherwise: it stays within its limits, and forgets what was long ago.

use crate::Solvable;

/// The records of all kinds of moves, and the moves that have been tried on the path.
pub(crate) struct History<G: Solvable> {
    /// Those of as many kinds as there are, for each number of plies left.
    records: Vec<i32>,
    /// The moves that have not cut off, of all nodes on the path: each node's above its parent's.
    pub(crate) tried: Vec<G::Move>,
}

/// The best record; the worst is as far below 0.
const BEST: i32 = 1 << 10;

impl<G: Solvable> History<G> {
    /// Nothing is known yet of games from `position` on.
    pub(crate) fn new(position: &G) -> Self {
        let plies = if G::HISTORY_SLOTS == 0 { 0 } else { position.plies_left() as usize + 1 };
        Self { records: vec![0; plies * G::HISTORY_SLOTS], tried: Vec::new() }
    }

    /// What a move costs less for its record.
    #[inline]
    pub(crate) fn merit(&self, position: &G, mv: G::Move) -> i32 {
        self.records.get(Self::index(position, mv)).map_or(0, |record| G::HISTORY_WEIGHT * record / BEST)
    }

    /// A move has cut off the search of `position`, the tried ones from `first` on have not.
    #[inline]
    pub(crate) fn has_cut(&mut self, position: &G, mv: G::Move, first: usize) {
        let plies = i32::try_from(position.plies_left()).unwrap_or(BEST).min(BEST);
        let weight = plies.saturating_mul(plies).min(BEST);
        let outcomes = self.tried[first..].iter().map(|&tried| (tried, -weight)).chain([(mv, weight)]);
        for (mv, gain) in outcomes {
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
