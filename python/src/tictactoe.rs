//! Tic-tac-toe.

use pyo3::prelude::*;
use suite_search::{Player, Value};
use suite_tictactoe::{Position as TicTacToePosition, Square, mark};

use crate::board::Board;
use crate::game::PythonGame;
use crate::notation::read_move;
use crate::position::{Position, object};
use crate::value_error::value_error;

/// A position of tic-tac-toe: 1 is X, who moves first, and 2 is O. A move is a tuple (row, column).
#[pyclass(module = "suite_games", extends = Position, frozen)]
pub struct TicTacToe;

#[pymethods]
impl TicTacToe {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = ("X", "O");

    /// Creates a position from a board, three rows of 0, 1 and 2; by default the empty one.
    #[new]
    #[pyo3(signature = (board = None))]
    fn new(board: Option<&Bound<'_, PyAny>>) -> PyResult<PyClassInitializer<Self>> {
        let position = board.map_or(Ok(TicTacToePosition::START), |board| {
            let board = Board::from_python(board)?;
            let row = |row| (0..board.side()).map(|column| board.piece_at(row, column).map_or('.', mark)).collect();
            let rows: Vec<String> = (0..board.side()).map(row).collect();
            rows.join("/").parse().map_err(value_error)
        })?;
        Ok(PyClassInitializer::from(Position::new(position)).add_subclass(Self))
    }
}

impl PythonGame for TicTacToePosition {
    const PLAYERS: [&'static str; 2] = [TicTacToe::PLAYERS.0, TicTacToe::PLAYERS.1];

    fn side(&self) -> usize {
        3
    }

    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.mark_at(Square::at(row, column)?)
    }

    fn square(square: Square) -> Option<(usize, usize)> {
        Some((square.row(), square.column()))
    }

    fn move_to_python(py: Python<'_>, square: Square) -> PyResult<Bound<'_, PyAny>> {
        Ok((square.row(), square.column()).into_pyobject(py)?.into_any())
    }

    fn move_from_python(&self, mv: &Bound<'_, PyAny>) -> PyResult<Square> {
        read_move(mv, "square", str::parse, Square::at)
    }

    fn violation(&self, square: Square) -> Option<String> {
        self.mark_at(square).map(|_| "the square is taken".to_owned())
    }

    /// Nothing is known of a game that goes on.
    fn evaluation(&self, _: Player) -> Value {
        0
    }

    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, Position>> {
        object(py, self, TicTacToe)
    }
}
