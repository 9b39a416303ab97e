//! What needs the type of a game's positions: moves as Python writes them, and searches with parts in Python.

use pyo3::prelude::*;
use pyo3::types::PyList;
use suite_tabletop::{AnyMove, AnyPosition};

use crate::position::Position;
use crate::search_args::SearchArgs;

/// The type of a game's positions. All methods panic in positions of another type.
pub trait GameType: Send + Sync {
    /// Makes an object of a position: of its game's class, if it has one of its own.
    fn object<'py>(&self, py: Python<'py>, position: Position) -> PyResult<Bound<'py, Position>>;

    /// Returns the numbers of the board's rows and columns.
    fn dimensions(&self, position: &AnyPosition) -> [usize; 2];

    /// Returns the contents of the squares, row by row: 0 if there is no piece, or the number of the player.
    fn pieces(&self, position: &AnyPosition) -> Vec<u8>;

    /// Returns whether play goes on in the same way from both positions.
    fn are_equal(&self, position: &AnyPosition, other: &AnyPosition) -> bool;

    /// Returns a hash that equal positions share.
    fn hash(&self, position: &AnyPosition) -> u64;

    /// Returns the legal moves.
    fn moves<'py>(&self, py: Python<'py>, position: &AnyPosition) -> PyResult<Bound<'py, PyList>>;

    /// Returns the position after a move from Python.
    fn play(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<AnyPosition>;

    /// Returns the row and the column that a move from Python leads to, if it leads to a square.
    fn square(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<Option<[usize; 2]>>;

    /// Reads a move from Python, legal or not.
    fn move_from_python(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<AnyMove>;

    /// Converts a move.
    fn move_to_python<'py>(&self, py: Python<'py>, position: &AnyPosition, mv: AnyMove) -> PyResult<Bound<'py, PyAny>>;

    /// Runs a textbook search.
    fn search<'py>(
        &'static self,
        py: Python<'py>,
        position: &AnyPosition,
        args: &SearchArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>>;
}
