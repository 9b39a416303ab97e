//! Moves as Python writes them.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use suite_tabletop::{AnyMove, Notation, Tabletop};

use crate::value_error::value_error;

/// Converts a move: one that leads to a square by the game's notation, any other by its name.
pub fn move_to_python<'py, G: Tabletop>(py: Python<'py>, position: &G, mv: G::Move) -> PyResult<Bound<'py, PyAny>> {
    let square = if G::NOTATION == Notation::Name { None } else { position.square_of(mv) };
    Ok(match square {
        Some([row, column]) if G::NOTATION == Notation::RowColumn => (row, column).into_pyobject(py)?.into_any(),
        Some([row, column]) => (column, row).into_pyobject(py)?.into_any(),
        None => AnyMove::new(mv).name().into_pyobject(py)?.into_any(),
    })
}

/// Reads a move, legal or not, as people write it or by the numbers of a square, in the order of the game's notation.
pub fn move_from_python<G: Tabletop>(position: &G, mv: &Bound<'_, PyAny>) -> PyResult<G::Move> {
    if let Ok(text) = mv.cast::<PyString>() {
        return position.parse_move(text.to_str()?).map_err(value_error);
    }
    let expected = |_| PyTypeError::new_err(format!("expected a move: a text or a pair of numbers, found {mv:?}"));
    let (first, second) = mv.extract().map_err(expected)?;
    let [row, column] = if G::NOTATION == Notation::ColumnRow { [second, first] } else { [first, second] };
    let expected = || value_error(format!("expected a square of the board, found ({first}, {second})"));
    position.move_to(row, column).ok_or_else(expected)
}
