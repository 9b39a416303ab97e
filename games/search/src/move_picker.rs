//! The moves that a strong search has still to try, the most promising first.

use crate::Solvable;
use crate::table::Slot;

/// A move that is still to be tried, with the position behind it.
pub(crate) struct Candidate<G: Solvable> {
    pub(crate) mv: G::Move,
    pub(crate) position: G,
    /// Where the table has the position, if that has been worked out.
    pub(crate) slot: Option<Slot<G::Key>>,
    /// The score, and below it the place in the canonical order; the least is tried first.
    rank: i64,
}

/// The candidates of all nodes on the path, each node's above its parent's: however deep the tree, they take one allocation.
pub(crate) struct MovePicker<G: Solvable>(Vec<Candidate<G>>);

/// The bits of a rank that are the place in the canonical order.
const INDEX: u32 = 16;

/// The least rank of a candidate that is put off.
const PUT_OFF: i64 = 1 << 56;

impl<G: Solvable> Candidate<G> {
    /// Creates a candidate with its score and its place in the canonical order.
    #[inline]
    pub(crate) fn new(mv: G::Move, position: G, slot: Option<Slot<G::Key>>, score: i64, index: u16) -> Self {
        Self { mv, position, slot, rank: (score << INDEX) + i64::from(index) }
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

    /// Adds a candidate of the last node.
    #[inline]
    pub(crate) fn add(&mut self, candidate: Candidate<G>) {
        self.0.push(candidate);
    }

    /// Returns the candidates from `start` on.
    #[inline]
    pub(crate) fn from(&self, start: usize) -> &[Candidate<G>] {
        &self.0[start..]
    }

    /// Returns a candidate by its place in the list.
    #[inline]
    pub(crate) fn get(&self, index: usize) -> &Candidate<G> {
        &self.0[index]
    }

    /// Scores a candidate that has no score yet.
    #[inline]
    pub(crate) fn set_score(&mut self, index: usize, score: i64) {
        self.0[index].rank += score << INDEX;
    }

    /// Works out where the table has the candidates from `start` on.
    #[cold]
    pub(crate) fn find_slots(&mut self, start: usize) {
        for candidate in &mut self.0[start..] {
            candidate.slot = Some(Slot::new(candidate.position.key()));
        }
    }

    /// Returns the place of the most promising candidate from `start` on.
    #[inline]
    pub(crate) fn first(&self, start: usize) -> Option<usize> {
        let ranks = self.0[start..].iter().map(|candidate| candidate.rank);
        ranks.zip(start..).min().map(|(_, index)| index)
    }

    /// Puts a candidate off, until all others are done, if `is_searched` says that another thread is searching it. Each is put off
    /// once.
    pub(crate) fn put_off(&mut self, index: usize, is_searched: impl Fn(&Slot<G::Key>) -> bool) -> bool {
        let candidate = &mut self.0[index];
        let puts_off = candidate.rank < PUT_OFF && candidate.slot.as_ref().is_some_and(is_searched);
        if puts_off {
            candidate.rank += PUT_OFF;
        }
        puts_off
    }

    /// Takes a candidate out.
    #[inline]
    pub(crate) fn take(&mut self, index: usize) -> Candidate<G> {
        self.0.swap_remove(index)
    }

    /// Drops the candidates from `start` on.
    #[inline]
    pub(crate) fn drop_from(&mut self, start: usize) {
        self.0.truncate(start);
    }
}
