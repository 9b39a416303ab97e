//! Little-Go.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use suite_go::{Board as Stones, GameState, Input, Move, MoveCount, Size};
use suite_tabletop::Tabletop;

use crate::board::Board;
use crate::player;
use crate::position::{OwnClass, Position};
use crate::text::Text;
use crate::type_of::any_position;
use crate::value_error::value_error;

/// A position of Little-Go: 1 is black, who moves first, and 2 is white.
///
/// A move is a tuple (row, column) or "PASS", as in the assignment. Values are in half points, komi included, so that
/// they are whole: 3 is a lead of a point and a half.
#[pyclass(module = "suite_games", extends = Position, frozen)]
#[derive(Default)]
pub struct Go;

impl OwnClass for Go {}

#[pymethods]
impl Go {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = (GameState::PLAYERS[0], GameState::PLAYERS[1]);

    /// Creates the start of a game on a board of 2x2 to 7x7.
    #[new]
    #[pyo3(signature = (size = 5))]
    fn new(size: usize) -> PyResult<PyClassInitializer<Self>> {
        let start = GameState::start(Size::new(size).map_err(value_error)?);
        Ok(PyClassInitializer::from(any_position::<Self, _>(start)).add_subclass(Self))
    }

    /// Creates a position from a board, from the one before the last move, which the ko rule needs, and from the number
    /// of moves played. Where that is not told, it is estimated from the stones.
    #[staticmethod]
    #[pyo3(signature = (board, to_move, previous = None, played = None))]
    fn from_board<'py>(
        board: &Bound<'py, PyAny>,
        to_move: &Bound<'py, PyAny>,
        previous: Option<&Bound<'py, PyAny>>,
        played: Option<u32>,
    ) -> PyResult<Bound<'py, Position>> {
        let now = stones(board)?;
        let before = previous.map_or(Ok(Stones::empty(now.size())), stones)?;
        if before.size() != now.size() {
            return Err(value_error("expected two boards of the same size"));
        }
        let to_move = player::from_python(to_move, GameState::PLAYERS)?;
        position_of(&Input { to_move, before, now }, played).into_python(board.py())
    }

    /// Reads the assignment's input.txt, a text or a path. Where the number of moves played is not told, it is
    /// estimated from the stones.
    #[staticmethod]
    #[pyo3(signature = (text, played = None))]
    fn from_input(py: Python<'_>, text: Text, played: Option<u32>) -> PyResult<Bound<'_, Position>> {
        position_of(&Input::parse(&text.bytes).map_err(value_error)?, played).into_python(py)
    }

    /// Returns the assignment's input.txt, which also shows the board before the last move.
    fn to_input(slf: &Bound<'_, Self>, previous: &Bound<'_, Self>) -> PyResult<String> {
        let [position, previous] = [slf, previous].map(|object| state(object).position);
        if position.size() != previous.size() {
            return Err(value_error("expected two boards of the same size"));
        }
        Ok(Input::from(&GameState { before: previous.board(), position }).to_string())
    }

    /// What makes the position again, by which it is pickled: input.txt, or the second pass in a row.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, state) = (slf.py(), *state(slf));
        let (input, played) = (Input::from(&state), state.position.played());
        if state.position.is_over_by_passes() {
            let last = Input { to_move: input.to_move.opponent(), ..input };
            let pass = py.import("operator")?.call_method1("methodcaller", ("play", Move::Pass.to_string()))?;
            return Ok((pass, (position_of(&last, Some(played - 1)).into_python(py)?,).into_pyobject(py)?));
        }
        Ok((slf.getattr("from_input")?, (input.to_string(), played).into_pyobject(py)?))
    }

    /// The number of moves played, passes included; a game of n x n ends after n x n - 1.
    #[getter]
    fn played(slf: &Bound<'_, Self>) -> u32 {
        state(slf).position.played()
    }
}

/// Returns the position of an object.
fn state<'a>(object: &'a Bound<'_, Go>) -> &'a GameState {
    object.as_super().get().downcast_ref().expect("the class has no other positions")
}

fn stones(board: &Bound<'_, PyAny>) -> PyResult<Stones> {
    let board = Board::from_python(board)?;
    let size = Size::new(board.side()).map_err(value_error)?;
    Ok(Stones::new(size, |point| board.piece_at(point.row(), point.column())))
}

fn position_of(input: &Input, played: Option<u32>) -> Position {
    any_position::<Go, _>(input.state(played.unwrap_or_else(|| MoveCount::new(input, None).played())))
}
