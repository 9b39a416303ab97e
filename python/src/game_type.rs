//! What needs the type of a game's positions: moves as Python writes them, and searches with parts in Python.

use std::fmt::Display;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

use itertools::Itertools;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString};
use suite_search::IllegalMove;
use suite_tabletop::{AnyMove, AnyPosition, Notation, Tabletop, Visitor};

use crate::decision::Decision;
use crate::player::to_number;
use crate::position::{IllegalMoveError, Position};
use crate::search::{SearchArgs, run};
use crate::value_error::value_error;

/// The type of a game's positions. Implemented for every [`Tabletop`], by [`game_type`]; all methods panic in positions
/// of another type.
pub trait GameType: Send + Sync {
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
    fn play(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<Position>;

    /// Returns the row and the column that a move from Python leads to, if it leads to a square.
    fn square(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<Option<[usize; 2]>>;

    /// Reads a move from Python, legal or not.
    fn move_from_python(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<AnyMove>;

    /// Converts a move.
    fn move_to_python<'py>(&self, py: Python<'py>, position: &AnyPosition, mv: AnyMove) -> PyResult<Bound<'py, PyAny>>;

    /// Runs a textbook search.
    fn search(&self, py: Python<'_>, position: &AnyPosition, args: &SearchArgs<'_>) -> PyResult<Decision>;
}

/// Returns the type of a game's positions.
pub const fn game_type<G: Tabletop>() -> &'static dyn GameType {
    &TypeOf::<G>(PhantomData)
}

/// The visitor that returns the type it is called with.
pub struct FindType;

impl Visitor for FindType {
    type Output = &'static dyn GameType;

    fn visit<G: Tabletop>(self) -> Self::Output {
        game_type::<G>()
    }
}

struct TypeOf<G>(PhantomData<fn() -> G>);

/// Returns the game's own position.
fn own<G: Tabletop>(position: &AnyPosition) -> &G {
    position.downcast_ref().expect("a position of this type")
}

impl<G: Tabletop> GameType for TypeOf<G> {
    fn dimensions(&self, position: &AnyPosition) -> [usize; 2] {
        own::<G>(position).dimensions()
    }

    fn pieces(&self, position: &AnyPosition) -> Vec<u8> {
        let position = own::<G>(position);
        let [rows, columns] = position.dimensions();
        let squares = (0..rows).cartesian_product(0..columns);
        squares.map(|(row, column)| position.piece_at(row, column).map_or(0, to_number)).collect()
    }

    fn are_equal(&self, position: &AnyPosition, other: &AnyPosition) -> bool {
        other.downcast_ref::<G>().is_some_and(|other| other.core() == own::<G>(position).core())
    }

    fn hash(&self, position: &AnyPosition) -> u64 {
        let mut hasher = DefaultHasher::new();
        own::<G>(position).core().hash(&mut hasher);
        hasher.finish()
    }

    fn moves<'py>(&self, py: Python<'py>, position: &AnyPosition) -> PyResult<Bound<'py, PyList>> {
        let position = own::<G>(position);
        let moves = position.moves().map(|mv| move_to_python(py, position, mv));
        PyList::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    fn play(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<Position> {
        let position = own::<G>(position);
        let mv = move_from_python(position, mv)?;
        let violation = || position.violation(mv).map(|violation| violation.message);
        position.try_play(mv).map(Position::new).map_err(|error| illegal(error, violation()))
    }

    fn square(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<Option<[usize; 2]>> {
        let position = own::<G>(position);
        Ok(position.square_of(move_from_python(position, mv)?))
    }

    fn move_from_python(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<AnyMove> {
        move_from_python(own::<G>(position), mv).map(AnyMove::new)
    }

    fn move_to_python<'py>(&self, py: Python<'py>, position: &AnyPosition, mv: AnyMove) -> PyResult<Bound<'py, PyAny>> {
        let position = own::<G>(position);
        move_to_python(py, position, position.parse_move(mv.name()).map_err(value_error)?)
    }

    fn search(&self, py: Python<'_>, position: &AnyPosition, args: &SearchArgs<'_>) -> PyResult<Decision> {
        run(py, own::<G>(position), args)
    }
}

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
fn move_from_python<G: Tabletop>(position: &G, mv: &Bound<'_, PyAny>) -> PyResult<G::Move> {
    if let Ok(text) = mv.cast::<PyString>() {
        return position.parse_move(text.to_str()?).map_err(value_error);
    }
    let expected = |_| PyTypeError::new_err(format!("expected a move: a text or a pair of numbers, found {mv:?}"));
    let (first, second) = mv.extract().map_err(expected)?;
    let [row, column] = if G::NOTATION == Notation::ColumnRow { [second, first] } else { [first, second] };
    let expected = || value_error(format!("expected a square of the board, found ({first}, {second})"));
    position.move_to(row, column).ok_or_else(expected)
}

/// Returns the exception for an illegal move, with the rule that it breaks if the game names it.
pub fn illegal<M: Display>(error: IllegalMove<M>, rule: Option<String>) -> PyErr {
    let IllegalMove(mv) = &error;
    IllegalMoveError::new_err(rule.map_or_else(|| error.to_string(), |rule| format!("{mv}: {rule}")))
}
