//! The squirrel war.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use suite_search::{Game, Player, Value};
use suite_squirrel::{BOARD_SIZE, Position as SquirrelPosition, SearchSpec, Square, SquareSet, Task};
use suite_tabletop::Tabletop;

use crate::board::{self, Board};
use crate::player;
use crate::position::{OwnClass, Position};
use crate::search_args::algorithm_named;
use crate::text::Text;
use crate::type_of::any_position;
use crate::value_error::value_error;

/// A position of the squirrel war: 1 is X and 2 is O. A move is the name of a square, "A1" to "E5".
#[pyclass(module = "suite_games", extends = Position, frozen)]
#[derive(Default)]
pub struct Squirrel;

impl OwnClass for Squirrel {}

#[pymethods]
impl Squirrel {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = (SquirrelPosition::PLAYERS[0], SquirrelPosition::PLAYERS[1]);

    /// Creates a position from the values of the squares, five rows of five, and from the pieces; by default the board
    /// is empty.
    #[new]
    #[pyo3(signature = (values, board = None, to_move = None))]
    fn new(
        values: [[u8; BOARD_SIZE]; BOARD_SIZE],
        board: Option<&Bound<'_, PyAny>>,
        to_move: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<PyClassInitializer<Self>> {
        let to_move =
            to_move.map_or(Ok(Player::First), |to_move| player::from_python(to_move, SquirrelPosition::PLAYERS))?;
        let pieces = board.map_or(Ok([SquareSet::EMPTY; 2]), pieces)?;
        let values = std::array::from_fn(|index| values[index / BOARD_SIZE][index % BOARD_SIZE]);
        let position = SquirrelPosition::new(values, pieces[0], pieces[1], to_move);
        Ok(PyClassInitializer::from(any_position::<Self, _>(position)).add_subclass(Self))
    }

    /// Reads the board of a task: the assignment's input.txt, a text or a path.
    #[staticmethod]
    fn from_task(py: Python<'_>, text: Text) -> PyResult<Bound<'_, Position>> {
        any_position::<Self, _>(*Task::parse(&text.bytes).map_err(value_error)?.position()).into_python(py)
    }

    /// Returns the task of searching this position: the assignment's input.txt.
    #[pyo3(signature = (algorithm = "alphabeta", limit = 2))]
    fn to_task(slf: &Bound<'_, Self>, algorithm: &str, limit: u32) -> PyResult<String> {
        let position = *position(slf);
        let spec = SearchSpec { player: position.to_move(), algorithm: algorithm_named(algorithm)?, limit };
        Ok(Task::NextState { spec, position }.to_string())
    }

    /// The values of the squares: a tuple of rows, each a tuple of numbers.
    #[getter]
    fn values<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        board::rows(slf.py(), position(slf).values(), BOARD_SIZE)
    }

    /// The arguments that make the position again, by which it is pickled.
    fn __getnewargs__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(slf.py(), [slf.getattr("values")?, slf.getattr("board")?, slf.getattr("to_move")?])
    }

    /// Returns the assignment's E(s): the value of the player's squares minus that of the opponent's.
    #[pyo3(signature = (player, /))]
    fn score(slf: &Bound<'_, Self>, player: &Bound<'_, PyAny>) -> PyResult<Value> {
        Ok(position(slf).score(player::from_python(player, SquirrelPosition::PLAYERS)?))
    }
}

/// Returns the position of an object.
fn position<'a>(object: &'a Bound<'_, Squirrel>) -> &'a SquirrelPosition {
    object.as_super().get().downcast_ref().expect("the class has no other positions")
}

/// Reads the squares of both players.
fn pieces(board: &Bound<'_, PyAny>) -> PyResult<[SquareSet; 2]> {
    let board = Board::from_python(board)?;
    if board.side() != BOARD_SIZE {
        return Err(value_error(format!("expected {BOARD_SIZE} rows, found {}", board.side())));
    }
    let is_of = |player, square: &Square| {
        board.piece_at(square.index() / BOARD_SIZE, square.index() % BOARD_SIZE) == Some(player)
    };
    Ok(Player::BOTH.map(|player| Square::all().filter(|square| is_of(player, square)).collect()))
}
