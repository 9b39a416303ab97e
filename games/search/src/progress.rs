//! The progress of a strong search.

/// The progress of a [`Solver`](crate::Solver), as reported to its [observer](crate::Observe::progress).
#[derive(Clone, Copy)]
pub struct Progress<'a, M> {
    /// Positions looked at since the solver was made, by all threads.
    pub nodes: u64,
    /// Positions looked at since the last report of this search.
    pub new_nodes: u64,
    /// Moves of the root that are done.
    pub moves_done: usize,
    /// The moves from the root to the position that the search looks at.
    pub current_line: &'a [M],
    pub(crate) table_fill: &'a dyn Fn() -> f64,
}

impl<M> Progress<'_, M> {
    /// Estimates how full the table is, from 0 to 1. It takes some microseconds.
    #[must_use]
    pub fn table_fill(&self) -> f64 {
        (self.table_fill)()
    }
}
