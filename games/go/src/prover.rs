//! Provers of books and of values.

use suite_search::{Solver, Value};
use suite_tabletop::{SolverObserver, Stopped, Tabletop, WatchSolver};

use crate::book::{Book, BookError, Variation};
use crate::game_state::GameState;
use crate::moves::Move;
use crate::position::Position;
use crate::size::Size;

/// A solver that builds and verifies books, and proves values, under a watch.
pub struct Prover {
    solver: Solver<Position>,
}

impl Prover {
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

    /// Returns the value of a position to the player to move.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    pub fn value(&mut self, position: &Position, watch: &mut WatchSolver) -> Result<Value, Stopped> {
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
        position: &Position,
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
