//! Boards as rows of 0 (empty), 1 (the first player) and 2 (the second).

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use suite_search::Player;

use crate::player::to_number;
use crate::value_error::value_error;

/// The rows of a board, which is square.
pub struct Board(Vec<Vec<u8>>);

impl Board {
    /// Reads a board: rows of 0, 1 and 2, in tuples, lists or an array of numpy.
    pub fn from_python(board: &Bound<'_, PyAny>) -> PyResult<Self> {
        let rows = board.try_iter()?.map(|row| row?.try_iter()?.map(|piece| self::piece(&piece?)).collect());
        let rows = rows.collect::<PyResult<Vec<Vec<u8>>>>()?;
        if let Some(row) = rows.iter().find(|row| row.len() != rows.len()) {
            let (height, width) = (rows.len(), row.len());
            return Err(PyValueError::new_err(format!(
                "expected rows of {height}, one for each column, found {width}"
            )));
        }
        Ok(Self(rows))
    }

    /// Returns the number of rows.
    pub fn side(&self) -> usize {
        self.0.len()
    }

    /// Returns the player whose piece is in a row and a column.
    pub fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        let piece = self.0[row][column];
        Player::BOTH.into_iter().find(|&player| to_number(player) == piece)
    }
}

/// Reads a piece: the number of its player, or 0.
fn piece(piece: &Bound<'_, PyAny>) -> PyResult<u8> {
    match piece.extract::<i64>()? {
        0 => Ok(0),
        1 => Ok(1),
        2 => Ok(2),
        -1 => Err(value_error("expected 0, 1 or 2, found -1: write 2 for the second player, as piece % 3 does")),
        piece => Err(value_error(format!("expected 0, 1 or 2, found {piece}"))),
    }
}

/// Returns a tuple of rows, each a tuple with the number of each column.
pub fn rows<'py>(py: Python<'py>, squares: &[u8], columns: usize) -> PyResult<Bound<'py, PyTuple>> {
    let rows = squares.chunks(columns).map(|row| PyTuple::new(py, row));
    PyTuple::new(py, rows.collect::<PyResult<Vec<_>>>()?)
}
