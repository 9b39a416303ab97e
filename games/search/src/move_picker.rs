//! The moves that a strong search has still to try, the most promising first.

use crate::Solvable;
use crate::table::Slot;

/// A move that is still to be tried, with the position behind it.
pub(crate) struct Candidate<G: Solvable> {
    pub(crate) mv: G::Move,
    pub(crate) position: G,
    /// Where the table has the position, if that has been worked out.
    pub(crate) slot: Option<Slot<G::Key>>,
    /// The cost, and below it the place in the canonical order; the least is tried first.
    rank: i64,
}

/// The candidates of all nodes on the path, each node's above its parent's: however deep the tree, they take one allocation.
pub(crate) struct MovePicker<G: Solvable>(Vec<Candidate<G>>);

/// The bits of a rank below the cost.
const COST: u32 = 16;

/// The least rank of a candidate that is put off.
const PUT_OFF: i64 = 1 << 56;

impl<G: Solvable> Candidate<G> {
    /// Ranks the candidate by its cost.
    #[inline]
    pub(crate) fn score(&mut self, cost: i64) {
        self.rank += cost << COST;
    }
}

impl<G: Solvable> MovePicker<G> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Returns where the candidates of the next node begin.
    #[inline]
    pub(crate) fn start(&self) -> usize {
        self.0.len()
    }

    /// Adds a move in its place in the canonical order, without a cost.
    #[inline]
    pub(crate) fn add(&mut self, mv: G::Move, position: G, slot: Option<Slot<G::Key>>, index: u16) {
        self.0.push(Candidate { mv, position, slot, rank: index.into() });
    }

    /// Returns the candidates from `start` on.
    #[inline]
    pub(crate) fn from(&mut self, start: usize) -> &mut [Candidate<G>] {
        &mut self.0[start..]
    }

    /// Takes out the most promising candidate from `start` on. One that `is_put_off` says another thread is searching comes
    /// after all others.
    #[inline]
    pub(crate) fn pick(&mut self, start: usize, is_put_off: impl Fn(&Candidate<G>) -> bool) -> Option<Candidate<G>> {
        loop {
            let ranks = self.0[start..].iter().map(|candidate| candidate.rank);
            let (rank, index) = ranks.zip(start..).min()?;
            if rank < PUT_OFF && is_put_off(&self.0[index]) {
                self.0[index].rank += PUT_OFF;
            } else {
                return Some(self.0.swap_remove(index));
            }
        }
    }

    /// Drops the candidates from `start` on.
    #[inline]
    pub(crate) fn drop_from(&mut self, start: usize) {
        self.0.truncate(start);
    }
}
