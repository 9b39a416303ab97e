//! Provers of books and of values.

use suite_search::{Solver, Value};
use suite_tabletop::{SolverObserver, Stopped, Tabletop, WatchSolver};

use crate::book::{Book, BookEntry, BookError, Variation};
use crate::moves::Move;
use crate::position::{Position, Rules};
use crate::size::Size;

/// A solver that builds and verifies books, and proves values, under a watch.
pub struct Prover {
    solver: Solver<Position<u64>>,
}

impl Prover {
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

    /// Returns the value of a position to the player to move.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn value(&mut self, position: &Position<u64>, watch: &mut WatchSolver) -> Result<Value, Stopped> {
        Ok(self.solver.solve(position, &mut SolverObserver(watch))?.value)
    }

    /// Returns a move with which the player to move gets at least `bound` in the end, if there is one: the first in the
    /// order in which the solver tries them, whatever it has solved before.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn holding_move(
        &mut self,
        position: &Position<u64>,
        bound: Value,
        watch: &mut WatchSolver,
    ) -> Result<Option<Move>, Stopped> {
        self.solver.holding_move(position, bound, &mut SolverObserver(watch))
    }

    /// Returns the nodes of all searches so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.solver.nodes()
    }
}
