//! The type of the positions of each game, made by the compiler for every [`Tabletop`].

use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

use itertools::Itertools;
use pyo3::prelude::*;
use pyo3::types::PyList;
use suite_go::GameState;
use suite_othello::Position as OthelloPosition;
use suite_squirrel::Position as SquirrelPosition;
use suite_tabletop::{AnyMove, AnyPosition, Tabletop, Visitor};
use suite_tictactoe::Position as TicTacToePosition;

use crate::game_type::GameType;
use crate::go::Go;
use crate::illegal_move::illegal;
use crate::moves::{move_from_python, move_to_python};
use crate::othello::Othello;
use crate::player::to_number;
use crate::position::{OwnClass, Position};
use crate::search_args::SearchArgs;
use crate::squirrel::Squirrel;
use crate::textbook::run;
use crate::tictactoe::TicTacToe;
use crate::value_error::value_error;

/// Returns a position for Python.
pub fn any_position<G: Tabletop>(position: G) -> Position {
    Position::new(AnyPosition::new(position), game_type::<G>())
}

/// Returns the type of a game's positions.
const fn game_type<G: Tabletop>() -> &'static dyn GameType {
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
    fn object<'py>(&self, py: Python<'py>, position: Position) -> PyResult<Bound<'py, Position>> {
        match G::NAME {
            GameState::NAME => Go::object(py, position),
            OthelloPosition::<u64>::NAME => Othello::object(py, position),
            SquirrelPosition::NAME => Squirrel::object(py, position),
            TicTacToePosition::NAME => TicTacToe::object(py, position),
            _ => Bound::new(py, position),
        }
    }

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

    fn play(&self, position: &AnyPosition, mv: &Bound<'_, PyAny>) -> PyResult<AnyPosition> {
        let position = own::<G>(position);
        let mv = move_from_python(position, mv)?;
        let violation = || position.violation(mv).map(|violation| violation.message);
        position.try_play(mv).map(AnyPosition::new).map_err(|error| illegal(error, violation()))
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

    fn search<'py>(
        &self,
        py: Python<'py>,
        position: &AnyPosition,
        args: &SearchArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        run(py, own::<G>(position), game_type::<G>(), args)
    }
}
