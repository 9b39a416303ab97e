//! The class that the positions of all games share.

use itertools::Itertools;
use pyo3::PyClass;
use pyo3::exceptions::PyValueError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyList, PyMemoryView, PyTuple, PyType};
use suite_draw::draw_board;
use suite_search::{Game, Player, Value};
use suite_tabletop::{AnyPosition, GameFacts, Tabletop};

use crate::board;
use crate::game_type::GameType;
use crate::player;

/// A class of positions.
pub trait Class {
    /// Makes an object of a position.
    fn object(py: Python<'_>, position: Position) -> PyResult<Bound<'_, Position>>;
}

/// The class of games without one of their own.
impl Class for Position {
    fn object(py: Python<'_>, position: Position) -> PyResult<Bound<'_, Position>> {
        Bound::new(py, position)
    }
}

/// A game's own class of positions, which has more than [`Position`].
pub trait OwnClass: PyClass<BaseType = Position> + Default {}

impl<C: OwnClass> Class for C {
    fn object(py: Python<'_>, position: Position) -> PyResult<Bound<'_, Position>> {
        Ok(Bound::new(py, PyClassInitializer::from(position).add_subclass(Self::default()))?.into_super())
    }
}

/// Returns a generic class with its argument, such as `Position[Move]`, as annotations have it.
pub fn generic_alias<'py>(class: &Bound<'py, PyType>, item: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    class.py().import("types")?.getattr("GenericAlias")?.call1((class, item))
}

/// A position of a game, with the player to move. Positions never change: `play` returns a new one.
///
/// Players are 1 and 2 in every game; `players` has their names.
#[pyclass(module = "suite_games", subclass, frozen)]
pub struct Position {
    any: AnyPosition,
    game: &'static dyn GameType,
}

impl Position {
    /// Creates the shared part of the object of a position of this type.
    pub const fn new(any: AnyPosition, game: &'static dyn GameType) -> Self {
        Self { any, game }
    }

    /// Returns the position, whatever its game.
    pub const fn any(&self) -> &AnyPosition {
        &self.any
    }

    /// Returns the type of the position.
    pub const fn game_type(&self) -> &'static dyn GameType {
        self.game
    }

    /// Returns the position if it is one of this type.
    pub fn downcast_ref<G: Tabletop>(&self) -> Option<&G> {
        self.any.downcast_ref()
    }

    /// Returns the position as an object: of its game's class, if it has one of its own.
    pub fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, Self>> {
        self.game.object(py, self)
    }

    fn facts(&self) -> &'static GameFacts {
        self.any.game().facts()
    }

    /// Returns the rows of the board as text.
    fn rows(&self, separator: &str) -> String {
        let symbol = |piece: &u8| ['.', 'X', 'O'][usize::from(*piece)];
        let pieces = self.game.pieces(&self.any);
        pieces.chunks(self.shape().1).map(|row| row.iter().map(symbol).collect::<String>()).join(separator)
    }
}

#[pymethods]
impl Position {
    /// The name of the game, such as "go".
    #[getter]
    fn game(&self) -> &'static str {
        self.facts().name
    }

    /// The names of the players, the one who moves first in front.
    #[getter]
    fn players(&self) -> (&'static str, &'static str) {
        self.facts().players.into()
    }

    /// The player to move: 1 or 2.
    #[getter]
    fn to_move(&self) -> u8 {
        player::to_number(self.any.to_move())
    }

    /// The number of rows, which is also that of columns if the board is square.
    #[getter]
    fn size(&self) -> usize {
        self.shape().0
    }

    /// The numbers of rows and columns.
    #[getter]
    fn shape(&self) -> (usize, usize) {
        self.game.dimensions(&self.any).into()
    }

    /// The board: a tuple of rows, each a tuple of 0 (empty), 1 and 2.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        board::rows(py, &self.game.pieces(&self.any), self.shape().1)
    }

    /// The board in bytes, of which numpy makes an array without a copy, numpy.asarray(position.pieces): a memoryview
    /// of two dimensions with 0 (empty), 1 and 2; position.pieces[row, column].
    #[getter]
    fn pieces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pieces = PyBytes::new(py, &self.game.pieces(&self.any));
        PyMemoryView::from(&pieces)?.call_method1(intern!(py, "cast"), (intern!(py, "B"), self.shape()))
    }

    /// Returns the legal moves in the game's canonical order, which settles ties.
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.game.moves(py, &self.any)
    }

    /// Returns the position after a move; raises IllegalMoveError, a ValueError, if the move is not legal.
    #[pyo3(signature = (mv, /))]
    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
        Self::new(self.game.play(&self.any, mv)?, self.game).into_python(mv.py())
    }

    /// Returns whether the game is over.
    fn is_over(&self) -> bool {
        self.any.is_over()
    }

    /// Returns what the end of the game is worth to a player; raises ValueError if the game goes on.
    #[pyo3(signature = (player, /))]
    fn utility(&self, player: &Bound<'_, PyAny>) -> PyResult<Value> {
        let player: Player = player::from_python(player, self.facts().players)?;
        if !self.any.is_over() {
            return Err(PyValueError::new_err("expected a finished game, found one that goes on"));
        }
        Ok(self.any.utility(player))
    }

    /// Returns the row and the column of a move, counted from 0 at the top left; None is a pass.
    #[pyo3(signature = (mv, /))]
    fn square(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>> {
        Ok(self.game.square(&self.any, mv)?.map(Into::into))
    }

    /// Positions never change, so a copy is the position itself.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    /// See `__copy__`.
    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    /// The type of positions with moves of a type, for type checkers.
    #[classmethod]
    fn __class_getitem__<'py>(cls: &Bound<'py, PyType>, item: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        generic_alias(cls, item)
    }

    /// The board as a picture, which notebooks show.
    fn _repr_svg_(&self) -> String {
        draw_board(&self.any, None).to_svg()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.game.are_equal(&self.any, other.get().any()))
    }

    fn __hash__(&self) -> u64 {
        self.game.hash(&self.any)
    }

    /// The rows of the board from the top: a dot is an empty square, X the first player, O the second.
    fn __str__(&self) -> String {
        self.rows("\n")
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let position = slf.get();
        let (class, mover) = (slf.get_type().name()?, position.facts().players[position.any.to_move() as usize]);
        Ok(format!("<{class} {}, {mover} to move>", position.rows("/")))
    }
}
