//! Access to what a solver has proved.

use std::sync::Arc;

use crate::entry::Entry;
use crate::table::{Slot, Table};
use crate::{Bounds, Solvable};

/// What is proved of a position, to be kept and [recalled](TableHandle::recall).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proved<K> {
    /// The [key](Solvable::key) of the position.
    pub key: K,
    /// The bounds on its value for the player to move.
    pub bounds: Bounds,
    /// The [index](Solvable::move_index) of the move that proves the lower bound; where there is none, of the most
    /// promising.
    pub best: Option<u16>,
    /// The nodes that it took, as a power of two.
    pub effort: u8,
}

/// A handle to the table of a [`Solver`](crate::Solver), which can be read and added to while the solver is at work.
pub struct TableHandle<G: Solvable>(pub(crate) Arc<Table<G::Key>>);

impl<G: Solvable> TableHandle<G> {
    /// Returns what is proved of positions that took at least so many nodes.
    ///
    /// It is proved once and for all: a solver that recalls it continues where this one is, with a table of another
    /// size or another number of threads.
    pub fn proved(&self, min_nodes: u64) -> impl Iterator<Item = Proved<G::Key>> {
        let entries = self.0.entries().filter(move |(_, entry)| 1 << entry.effort >= min_nodes);
        entries.map(|(key, Entry { bounds, best, effort })| Proved { key, bounds, best, effort })
    }

    /// Recalls what was proved before, joined with what else is known of the position. Entries are trusted: a wrong
    /// entry makes results wrong.
    pub fn recall(&self, proved: Proved<G::Key>) {
        let Proved { key, bounds, best, effort } = proved;
        self.0.store(&Slot::new(key), Entry { bounds, best, effort }, Entry::and);
    }
}
