//! The type of the positions of each game, made by the compiler for every [`Tabletop`].

use std::hash::{DefaultHasher, Hash, Hasher};
use std::marker::PhantomData;

use itertools::Itertools;
use pyo3::prelude::*;
use pyo3::types::PyList;
use suite_tabletop::{AnyMove, AnyPosition, Tabletop, Visitor};

use crate::game_type::GameType;
use crate::illegal_move::illegal;
use crate::moves::{move_from_python, move_to_python};
use crate::player::to_number;
use crate::position::{Class, Position};
use crate::search_args::SearchArgs;
use crate::textbook::run;
use crate::value_error::value_error;

/// Returns the type of a game's positions, whose objects are of the class `C`.
const fn type_of<G: Tabletop, C: Class>() -> &'static dyn GameType {
    const { &TypeOf::<G> { make_object: C::object, game: PhantomData } }
}

/// Returns a position of a game for Python, whose object is of the class `C`.
pub fn any_position<C: Class, G: Tabletop>(position: G) -> Position {
    Position::new(AnyPosition::new(position), type_of::<G, C>())
}

/// The visitor that returns the type it is called with, whose objects are of the class `C`.
pub struct FindType<C>(PhantomData<fn() -> C>);

impl<C> FindType<C> {
    /// Creates the visitor.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<C: Class> Visitor for FindType<C> {
    type Output = &'static dyn GameType;

    fn visit<G: Tabletop>(self) -> Self::Output {
        type_of::<G, C>()
    }
}

struct TypeOf<G> {
    make_object: MakeObject,
    game: PhantomData<fn() -> G>,
}

type MakeObject = for<'py> fn(Python<'py>, Position) -> PyResult<Bound<'py, Position>>;

/// Returns the game's own position.
fn own<G: Tabletop>(position: &AnyPosition) -> &G {
    position.downcast_ref().expect("a position of this type")
}

impl<G: Tabletop> GameType for TypeOf<G> {
    fn object<'py>(&self, py: Python<'py>, position: Position) -> PyResult<Bound<'py, Position>> {
        (self.make_object)(py, position)
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
        &'static self,
        py: Python<'py>,
        position: &AnyPosition,
        args: &SearchArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        run(py, own::<G>(position), self, args)
    }
}
