//! The moves that a strong search has still to try, the most promising first.

use crate::Solvable;
use crate::table::Slot;

/// A move that is still to be tried, with the position behind it.
pub(crate) struct Candidate<G: Solvable> {
    pub(crate) mv: G::Move,
    pub(crate) position: G,
    /// The position's place in the table, if it has been computed.
    pub(crate) slot: Option<Slot<G::Key>>,
    /// The score, and below it the place in the canonical order; the least is tried first.
    rank: i64,
}

/// The candidates of all nodes on the path, each node's above its parent's: however deep the tree, they take one
/// allocation.
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

    /// Computes the places in the table of the candidates from `start` on.
    #[cold]
    pub(crate) fn find_slots(&mut self, start: usize) {
        for candidate in &mut self.0[start..] {
            candidate.slot = Some(Slot::new(candidate.position.key()));
        }
    }

    /// Returns the place of the most promising candidate from `start` on.
    #[inline]
    pub(crate) fn first(&self, start: usize) -> Option<usize> {
        (start..self.0.len()).min_by_key(|&index| self.0[index].rank)
    }

    /// Puts a candidate off, until all others are done, if `is_searched` says that another thread is searching it. Each
    /// is put off once.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::tests::{FIGURE, Tree};

    /// A picker with the moves of the figure, with these scores.
    fn picker(scores: [i64; 3]) -> MovePicker<Tree> {
        let mut picker = MovePicker::new();
        for (mv, score) in FIGURE.moves().zip(scores) {
            let child = FIGURE.play(mv);
            let slot = Slot::new(child.key());
            picker.add(Candidate::new(mv, child, Some(slot), score, mv.into()));
        }
        picker
    }

    /// Takes the moves out from `start` on, the most promising first.
    fn order(picker: &mut MovePicker<Tree>, start: usize) -> Vec<u8> {
        std::iter::from_fn(|| picker.first(start).map(|index| picker.take(index).mv)).collect()
    }

    #[test]
    fn the_least_score_comes_first_and_of_equal_ones_the_first_move() {
        assert_eq!(order(&mut picker([5, -3, 4]), 0), [1, 2, 0]);
        assert_eq!(order(&mut picker([7, 7, 7]), 0), [0, 1, 2]);
        assert_eq!(order(&mut picker([i64::from(i32::MAX), 0, i64::from(i32::MIN)]), 0), [2, 1, 0]);
    }

    #[test]
    fn a_score_may_come_later_and_keeps_equal_moves_in_order() {
        let mut picker = picker([0, 0, 0]);
        picker.set_score(0, 2);
        picker.set_score(1, -1);
        picker.set_score(2, -1);
        assert_eq!(order(&mut picker, 0), [1, 2, 0]);
    }

    #[test]
    fn the_moves_of_a_node_lie_above_those_of_its_parent() {
        let mut picker = picker([1, 2, 3]);
        let start = picker.start();
        picker.add(Candidate::new(9, FIGURE, None, 7, 0));
        assert_eq!((start, picker.from(start).len(), picker.get(start).mv), (3, 1, 9));
        assert_eq!(order(&mut picker, start), [9]);
        picker.drop_from(1);
        assert_eq!(order(&mut picker, 0), [0]);
    }

    #[test]
    fn a_move_that_is_searched_elsewhere_is_put_off_once() {
        let mut picker = picker([0, 1, 2]);
        assert!(!picker.put_off(0, |_| false));
        assert!(picker.put_off(0, |_| true) && picker.put_off(1, |_| true));
        assert!(!picker.put_off(0, |_| true), "it has been put off");
        picker.add(Candidate::new(9, FIGURE, None, 3, 3));
        assert!(!picker.put_off(3, |_| true), "nobody knows where it is");
        assert_eq!(order(&mut picker, 0), [2, 9, 0, 1]);
    }

    #[test]
    fn slots_are_found_from_the_start_on() {
        let mut picker = picker([0, 1, 2]);
        let start = picker.start();
        picker.add(Candidate::new(1, FIGURE.play(1), None, 0, 0));
        picker.find_slots(start);
        let [known, found] = [1, start].map(|index| picker.get(index).slot.as_ref().map(|slot| slot.hash));
        assert!(found.is_some() && found == known);
    }
}
