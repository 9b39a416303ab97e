//! Moves as Python writes them.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyString, PyTuple};
use suite_tabletop::{AnyMove, Notation, Tabletop};

use crate::illegal_move::IllegalMoveError;
use crate::value_error::value_error;

/// Converts a move: one that leads to a square by the game's notation, any other by its name.
pub fn move_to_python<'py, G: Tabletop>(py: Python<'py>, position: &G, mv: G::Move) -> PyResult<Bound<'py, PyAny>> {
    let square = if G::NOTATION == Notation::Name { None } else { position.square_of(mv) };
    match square {
        Some([row, column]) if G::NOTATION == Notation::RowColumn => pair(py, [row, column]),
        Some([row, column]) => pair(py, [column, row]),
        None => Ok(PyString::intern(py, AnyMove::new(mv).name()).into_any()),
    }
}

/// The greatest number in the pairs that are kept, and one more: the side of the largest board.
const SIDE: usize = 16;

/// Returns a tuple of two numbers. Those of every board are made once, which makes lists of moves twice as fast.
fn pair(py: Python<'_>, [first, second]: [usize; 2]) -> PyResult<Bound<'_, PyAny>> {
    static PAIRS: PyOnceLock<Vec<Py<PyTuple>>> = PyOnceLock::new();
    if first.max(second) >= SIDE {
        return Ok((first, second).into_pyobject(py)?.into_any());
    }
    let make = |number| Ok((number / SIDE, number % SIDE).into_pyobject(py)?.unbind());
    let pairs = PAIRS.get_or_try_init(py, || (0..SIDE * SIDE).map(make).collect::<PyResult<_>>())?;
    Ok(pairs[first * SIDE + second].bind(py).clone().into_any())
}

/// Reads a move, legal or not, as people write it or by the numbers of a square, in the order of the game's notation.
pub fn move_from_python<G: Tabletop>(position: &G, mv: &Bound<'_, PyAny>) -> PyResult<G::Move> {
    if let Ok(text) = mv.cast::<PyString>() {
        return position.parse_move(text.to_str()?).map_err(value_error);
    }
    let Some([first, second]) = numbers(mv) else {
        return Err(PyTypeError::new_err(format!("expected a move: a text or a pair of numbers, found {mv:?}")));
    };
    let square = if G::NOTATION == Notation::ColumnRow { [second, first] } else { [first, second] };
    let [row, column] = square.map(usize::try_from);
    let on_board = row.ok().zip(column.ok()).and_then(|(row, column)| position.move_to(row, column));
    on_board.ok_or_else(|| IllegalMoveError::new_err(format!("({first}, {second}) is not on the board")))
}

/// Reads a pair of numbers: a tuple, a list or an array of two whole numbers of Python or numpy.
fn numbers(pair: &Bound<'_, PyAny>) -> Option<[i64; 2]> {
    if pair.is_instance_of::<PyTuple>() {
        return pair.extract::<(i64, i64)>().map(Into::into).ok();
    }
    if pair.len().ok()? != 2 {
        return None;
    }
    Some([pair.get_item(0).ok()?.extract().ok()?, pair.get_item(1).ok()?.extract().ok()?])
}
