//! Provers of books.

use suite_search::Solver;
use suite_tabletop::{SolverObserver, Stopped, Tabletop, WatchSolver};

use crate::book::{Book, BookEntry, BookError, Variation};
use crate::position::{Position, Rules};
use crate::size::Size;

/// A solver that builds and verifies books under a watch.
pub struct BookProver {
    solver: Solver<Position<u64>>,
}

impl BookProver {
    /// Returns a prover for a game, whose table has at most this number of bytes.
    #[must_use]
    pub fn new(size: Size, rules: Rules, bytes: u64, threads: usize) -> Self {
        let longest = Position::<u64>::start(size, rules).longest_game();
        let bytes = (Position::<u64>::LEAST_TABLE << longest.min(32)).min(bytes);
        Self { solver: Solver::new(usize::try_from(bytes).unwrap_or(usize::MAX), threads) }
    }

    /// Proves an entry as [`BookEntry::prove`] does.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn prove(&mut self, variation: &Variation, watch: &mut WatchSolver) -> Result<BookEntry, Stopped> {
        BookEntry::prove(&mut self.solver, variation, &mut SolverObserver(watch))
    }

    /// Checks an entry as [`Book::check`] does.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn check(
        &mut self,
        book: &Book,
        variation: &Variation,
        watch: &mut WatchSolver,
    ) -> Result<Option<BookError>, Stopped> {
        book.check(variation, &mut self.solver, &mut SolverObserver(watch))
    }

    /// Returns the nodes of all searches so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }
}
