//! Little-Go.

use pyo3::prelude::*;
use suite_go::{Board as Stones, Book, GameState, Input, Move, MoveCount, Point, Position as GoPosition, Size};
use suite_search::{Player, Solver};

use crate::board::Board;
use crate::game::PythonGame;
use crate::notation::read_move;
use crate::player;
use crate::position::{Position, object};
use crate::value_error::value_error;

/// A position of Little-Go: 1 is black, who moves first, and 2 is white.
///
/// A move is a tuple (row, column) or "PASS", as in the assignment. Values are in half points, komi included, so that
/// they are whole: 3 is a lead of a point and a half.
#[pyclass(module = "suite_games", extends = Position, frozen)]
pub struct Go;

#[pymethods]
impl Go {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = ("black", "white");

    /// Creates the start of a game on a board of 2x2 to 7x7.
    #[new]
    #[pyo3(signature = (size = 5))]
    fn new(size: usize) -> PyResult<PyClassInitializer<Self>> {
        let start = GoPosition::start(Size::new(size).map_err(value_error)?);
        Ok(PyClassInitializer::from(Position::new(start)).add_subclass(Self))
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
        let to_move = player::from_python(to_move, GoPosition::PLAYERS)?;
        position_of(&Input { to_move, before, now }, played).into_python(board.py())
    }

    /// Reads the assignment's input.txt. Where the number of moves played is not told, it is estimated from the stones.
    #[staticmethod]
    #[pyo3(signature = (text, played = None))]
    fn from_input<'py>(py: Python<'py>, text: &str, played: Option<u32>) -> PyResult<Bound<'py, Position>> {
        position_of(&Input::parse(text.as_bytes()).map_err(value_error)?, played).into_python(py)
    }

    /// Returns the assignment's input.txt, which also shows the board before the last move.
    fn to_input(slf: &Bound<'_, Self>, previous: &Bound<'_, Self>) -> PyResult<String> {
        let [position, previous] = [slf, previous].map(position);
        if position.size() != previous.size() {
            return Err(value_error("expected two boards of the same size"));
        }
        Ok(Input::from(&GameState { before: previous.board(), position: *position }).to_string())
    }

    /// The number of moves played, passes included; a game of n x n ends after n x n - 1.
    #[getter]
    fn played(slf: &Bound<'_, Self>) -> u32 {
        position(slf).played()
    }
}

/// Returns the position of an object.
fn position<'a>(object: &'a Bound<'_, Go>) -> &'a GoPosition {
    object.as_super().get().of_game().expect("the class has no other positions")
}

fn stones(board: &Bound<'_, PyAny>) -> PyResult<Stones> {
    let board = Board::from_python(board)?;
    let size = Size::new(board.side()).map_err(value_error)?;
    Ok(Stones::new(size, |point| board.piece_at(point.row(), point.column())))
}

fn position_of(input: &Input, played: Option<u32>) -> GoPosition {
    input.state(played.unwrap_or_else(|| MoveCount::new(input, None).played())).position
}

impl PythonGame for GoPosition {
    const PLAYERS: [&'static str; 2] = [Go::PLAYERS.0, Go::PLAYERS.1];

    fn side(&self) -> usize {
        self.size().side()
    }

    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.board().stone_at(Point::at(row, column)?)
    }

    fn square(mv: Move) -> Option<(usize, usize)> {
        match mv {
            Move::Place(point) => Some((point.row(), point.column())),
            Move::Pass => None,
        }
    }

    fn move_to_python(py: Python<'_>, mv: Move) -> PyResult<Bound<'_, PyAny>> {
        match Self::square(mv) {
            Some(square) => Ok(square.into_pyobject(py)?.into_any()),
            None => Ok("PASS".into_pyobject(py)?.into_any()),
        }
    }

    fn move_from_python(&self, mv: &Bound<'_, PyAny>) -> PyResult<Move> {
        read_move(mv, "point", str::parse, |row, column| Point::at(row, column).map(Move::Place))
    }

    fn violation(&self, mv: Move) -> Option<String> {
        self.illegal(mv).map(|illegal| illegal.to_string())
    }

    /// Adds the champion's book, which is proved.
    fn teach(&self, solver: &Solver<Self>) {
        if *self == Self::start(Size::DEFAULT) {
            Book::built_in().teach(&solver.table()).expect("the tests walk the book");
        }
    }

    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, Position>> {
        object(py, self, Go)
    }
}
