//! The trait by which a game appears in Python.

use pyo3::prelude::*;
use suite_search::{Player, Solvable, Solver, Value};

use crate::position::Position;

/// A game as Python sees it: its players, its board, its moves, and its class.
pub trait PythonGame: Solvable<Move: Send + Sync> + Send + Sync + 'static {
    /// The names of the two players, the first one first.
    const PLAYERS: [&'static str; 2];

    /// Returns the number of rows of the board, which is also that of its columns.
    fn side(&self) -> usize;

    /// Returns the player whose piece is in a row and a column.
    fn piece_at(&self, row: usize, column: usize) -> Option<Player>;

    /// Returns the row and the column of a move; `None` is a pass.
    fn square(mv: Self::Move) -> Option<(usize, usize)>;

    /// Returns a move in the notation of the course.
    fn move_to_python(py: Python<'_>, mv: Self::Move) -> PyResult<Bound<'_, PyAny>>;

    /// Reads a move, legal or not, in the notation of the course or as people write it.
    fn move_from_python(&self, mv: &Bound<'_, PyAny>) -> PyResult<Self::Move>;

    /// Returns the rule that an illegal move breaks, if the game names its rules.
    fn violation(&self, _mv: Self::Move) -> Option<String> {
        None
    }

    /// Returns the course's own evaluation of a position in which the game goes on.
    fn evaluation(&self, player: Player) -> Value {
        self.utility(player)
    }

    /// Adds what is known of games from this position to a solver's table.
    fn teach(&self, _solver: &Solver<Self>) {}

    /// Returns the position as an object of its class.
    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, Position>>;
}
