//! Access to what a solver has proved.

use std::sync::Arc;

use crate::table::{Slot, Table};
use crate::table_entry::TableEntry;
use crate::{Bounds, Solvable};

/// A proved result for a position, to be saved and [recalled](TableHandle::recall).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proved<K> {
    /// The [key](Solvable::key) of the position.
    pub key: K,
    /// The bounds on its value for the player to move.
    pub bounds: Bounds,
    /// The [index](Solvable::move_index) of the move that proves the lower bound; if there is none, of the most
    /// promising move.
    pub best: Option<u16>,
    /// The nodes that the proof took, as a power of two.
    pub effort: u8,
}

/// A handle to the table of a [`Solver`](crate::Solver), which can be read and added to while the solver is at work.
pub struct TableHandle<G: Solvable>(pub(crate) Arc<Table<G::Key>>);

impl<G: Solvable> TableHandle<G> {
    /// Returns the results for positions whose proofs took at least `min_nodes` nodes.
    ///
    /// They hold once and for all: a solver that recalls them continues where this one is, even with a table of another
    /// size or another number of threads.
    pub fn proved(&self, min_nodes: u64) -> impl Iterator<Item = Proved<G::Key>> {
        let entries = self.0.entries().filter(move |(_, entry)| 1 << entry.effort >= min_nodes);
        entries.map(|(key, TableEntry { bounds, best, effort })| Proved { key, bounds, best, effort })
    }

    /// Adds an earlier result, joined with what else is known of the position. Entries are trusted: a wrong entry makes
    /// results wrong.
    pub fn recall(&self, proved: Proved<G::Key>) {
        let Proved { key, bounds, best, effort } = proved;
        self.0.store(&Slot::new(key), TableEntry { bounds, best, effort }, TableEntry::and);
    }
}
