//! Provers of books.

use suite_search::Solver;
use suite_tabletop::{SolverObserver, Stopped, Tabletop, WatchSolver};

use crate::book::{Book, BookError, Variation};
use crate::game_state::GameState;
use crate::position::Position;
use crate::size::Size;

/// A solver that builds and verifies books under a watch.
pub struct BookProver {
    solver: Solver<Position>,
}

impl BookProver {
    /// Returns a prover for boards of a size, whose table has at most this number of bytes.
    #[must_use]
    pub fn new(size: Size, bytes: u64, threads: usize) -> Self {
        let bytes = (GameState::LEAST_TABLE << size.longest_game().min(32)).min(bytes);
        Self { solver: Solver::new(usize::try_from(bytes).unwrap_or(usize::MAX), threads) }
    }

    /// Builds a book as [`Book::build`] does.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn build(
        &mut self,
        size: Size,
        plies: u32,
        watch: &mut WatchSolver,
        report: &mut dyn FnMut(u32, usize, usize),
    ) -> Result<Book, Stopped> {
        Book::build(size, plies, &mut self.solver, &mut SolverObserver(watch), report)
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
