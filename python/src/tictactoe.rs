//! Tic-tac-toe.

use pyo3::prelude::*;
use suite_tabletop::Tabletop;
use suite_tictactoe::{Position as TicTacToePosition, mark};

use crate::board::Board;
use crate::position::{OwnClass, Position};
use crate::type_of::any_position;
use crate::value_error::value_error;

/// A position of tic-tac-toe: 1 is X, who moves first, and 2 is O. A move is a tuple (row, column).
#[pyclass(module = "suite_games", extends = Position, frozen)]
#[derive(Default)]
pub struct TicTacToe;

impl OwnClass for TicTacToe {}

#[pymethods]
impl TicTacToe {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = (TicTacToePosition::PLAYERS[0], TicTacToePosition::PLAYERS[1]);

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
        Ok(PyClassInitializer::from(any_position::<Self, _>(position)).add_subclass(Self))
    }

    /// The arguments that make the position again, by which it is pickled.
    fn __getnewargs__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>,)> {
        Ok((slf.getattr("board")?,))
    }
}
