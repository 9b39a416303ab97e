//! Marks on the subtrees that are being searched, so that threads which search the same tree keep out of each other's
//! way.
//!
//! This is the idea of ABDADA (Weill, *The ABDADA Distributed Minimax Search Algorithm*, 1996): a move that another
//! thread is searching is put off until the others are done, by when the table often knows it.

use std::sync::atomic::{AtomicU64, Ordering};

/// The hashes of the positions below which threads are searching. One may overwrite another, which costs time only.
pub(crate) struct InProgress(Box<[AtomicU64]>);

impl InProgress {
    const SLOTS: usize = 1 << 14;

    /// Creates the marks for `threads` threads; a single thread needs none.
    pub(crate) fn for_threads(threads: usize) -> Option<Self> {
        (threads > 1).then(|| Self((0..Self::SLOTS).map(|_| AtomicU64::new(0)).collect()))
    }

    #[inline]
    fn slot(&self, hash: u64) -> &AtomicU64 {
        &self.0[hash as usize % Self::SLOTS]
    }

    /// Returns whether a thread is at work below the position with this hash.
    #[inline]
    pub(crate) fn contains(&self, hash: u64) -> bool {
        self.slot(hash).load(Ordering::Relaxed) == hash
    }

    /// Marks a position as being searched.
    #[inline]
    pub(crate) fn begin(&self, hash: u64) {
        self.slot(hash).store(hash, Ordering::Relaxed);
    }

    /// Removes the mark.
    #[inline]
    pub(crate) fn end(&self, hash: u64) {
        self.slot(hash).store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_marked_from_the_begin_of_its_search_to_the_end() {
        assert!(InProgress::for_threads(1).is_none(), "nobody to tell");
        let marks = InProgress::for_threads(2).expect("marks for two threads");
        assert!(!marks.contains(5));
        marks.begin(5);
        marks.begin(6);
        assert!(marks.contains(5) && marks.contains(6));
        // Far apart, and yet in the same slot.
        let other = 5 + (1 << 40);
        assert!(!marks.contains(other));
        marks.begin(other);
        assert!(marks.contains(other) && !marks.contains(5));
        marks.end(other);
        assert!(!marks.contains(other) && marks.contains(6));
    }
}
