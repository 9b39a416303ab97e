//! The class that the positions of all games share.

use std::any::Any;
use std::hash::{DefaultHasher, Hash, Hasher};

use pyo3::PyClass;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use suite_search::{Game, Value};

use crate::board;
use crate::decision::Decision;
use crate::game::PythonGame;
use crate::perft::{Perft, count};
use crate::player;
use crate::search::{SearchArgs, run};
use crate::solve::{AnalyzedMove, Question};

pyo3::create_exception!(suite_games, IllegalMoveError, PyValueError, "A move that the position does not allow.");

/// A position of a game, with the player to move. Positions never change: `play` returns a new one.
///
/// Players are 1 and 2 in every game; `PLAYERS` has their names.
#[pyclass(module = "suite_games", subclass, frozen)]
pub struct Position(Box<dyn AnyPosition>);

impl Position {
    /// Creates the shared part of a position's object.
    pub fn new(position: impl PythonGame) -> Self {
        Self(Box::new(position))
    }

    /// Returns the position, whatever its game.
    pub fn any(&self) -> &dyn AnyPosition {
        &*self.0
    }

    /// Returns the position if it is one of this game.
    pub fn of_game<G: PythonGame>(&self) -> Option<&G> {
        (self.any() as &dyn Any).downcast_ref()
    }
}

#[pymethods]
impl Position {
    /// The player to move: 1 or 2.
    #[getter]
    fn to_move(&self) -> u8 {
        self.0.to_move()
    }

    /// The number of rows, which is also that of columns.
    #[getter]
    fn size(&self) -> usize {
        self.0.side()
    }

    /// The board: a tuple of rows, each a tuple of 0 (empty), 1 and 2.
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.0.board(py)
    }

    /// Returns the legal moves in the game's canonical order, which settles ties.
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.0.moves(py)
    }

    /// Returns the position after a move; raises IllegalMoveError, a ValueError, if the move is not legal.
    #[pyo3(signature = (mv, /))]
    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
        self.0.play(mv)
    }

    /// Returns whether the game is over.
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Returns what the end of the game is worth to a player; raises ValueError if the game goes on.
    #[pyo3(signature = (player, /))]
    fn utility(&self, player: &Bound<'_, PyAny>) -> PyResult<Value> {
        self.0.utility(player)
    }

    /// Returns the row and the column of a move, counted from 0 at the top left; None is a pass.
    #[pyo3(signature = (mv, /))]
    fn square(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>> {
        self.0.square(mv)
    }

    /// Positions never change, so a copy is the position itself.
    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    /// See `__copy__`.
    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.0.equals(other.get().any()))
    }

    fn __hash__(&self) -> u64 {
        self.0.hash()
    }

    /// The rows of the board from the top: a dot is an empty square, X the first player, O the second.
    fn __str__(&self) -> String {
        self.0.rows("\n")
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        let position = slf.get().any();
        Ok(format!("<{} {}, {} to move>", slf.get_type().name()?, position.rows("/"), position.mover()))
    }
}

/// Returns a position as an object of its game's class.
pub fn object<C: PyClass<BaseType = Position>>(
    py: Python<'_>,
    position: impl PythonGame,
    class: C,
) -> PyResult<Bound<'_, Position>> {
    Ok(Bound::new(py, PyClassInitializer::from(Position::new(position)).add_subclass(class))?.into_super())
}

/// A position of any game.
pub trait AnyPosition: Any + Send + Sync {
    /// See [`Position`].
    fn to_move(&self) -> u8;
    /// Returns the name of the player to move.
    fn mover(&self) -> &'static str;
    /// See [`Position`].
    fn side(&self) -> usize;
    /// See [`Position`].
    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>>;
    /// Returns the rows of the board as text.
    fn rows(&self, separator: &str) -> String;
    /// See [`Position`].
    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>>;
    /// See [`Position`].
    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Position>>;
    /// See [`Position`].
    fn is_over(&self) -> bool;
    /// See [`Position`].
    fn utility(&self, player: &Bound<'_, PyAny>) -> PyResult<Value>;
    /// See [`Position`].
    fn square(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>>;
    /// Returns whether the other is the same position of the same game.
    fn equals(&self, other: &dyn AnyPosition) -> bool;
    /// Returns a hash that equal positions share.
    fn hash(&self) -> u64;
    /// See [`search`](crate::search::search).
    fn search(&self, py: Python<'_>, args: &SearchArgs<'_>) -> PyResult<Decision>;
    /// See [`solve`](crate::solve::solve).
    fn solve(&self, py: Python<'_>, question: Question) -> PyResult<Decision>;
    /// See [`analyze`](crate::solve::analyze).
    fn analyze(&self, moves: &Bound<'_, PyAny>, question: Question) -> PyResult<Vec<AnalyzedMove>>;
    /// See [`perft`](crate::perft::perft).
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<Perft>;
}

impl<G: PythonGame> AnyPosition for G {
    fn to_move(&self) -> u8 {
        player::to_number(Game::to_move(self))
    }

    fn mover(&self) -> &'static str {
        G::PLAYERS[Game::to_move(self) as usize]
    }

    fn side(&self) -> usize {
        PythonGame::side(self)
    }

    fn board<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        board::rows(py, PythonGame::side(self), |row, column| self.piece_at(row, column).map_or(0, player::to_number))
    }

    fn rows(&self, separator: &str) -> String {
        let side = PythonGame::side(self);
        let symbol = |row, column| self.piece_at(row, column).map_or('.', |player| ['X', 'O'][player as usize]);
        let rows = (0..side).map(|row| (0..side).map(|column| symbol(row, column)).collect::<String>());
        rows.collect::<Vec<_>>().join(separator)
    }

    fn moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        let moves = Game::moves(self).map(|mv| G::move_to_python(py, mv));
        PyList::new(py, moves.collect::<PyResult<Vec<_>>>()?)
    }

    fn play<'py>(&self, mv: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Position>> {
        checked_play(self, self.move_from_python(mv)?)?.into_python(mv.py())
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn utility(&self, player: &Bound<'_, PyAny>) -> PyResult<Value> {
        let player = player::from_python(player, G::PLAYERS)?;
        if !Game::is_over(self) {
            return Err(PyValueError::new_err("expected a finished game, found one that goes on"));
        }
        Ok(Game::utility(self, player))
    }

    fn square(&self, mv: &Bound<'_, PyAny>) -> PyResult<Option<(usize, usize)>> {
        Ok(G::square(self.move_from_python(mv)?))
    }

    fn equals(&self, other: &dyn AnyPosition) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    fn search(&self, py: Python<'_>, args: &SearchArgs<'_>) -> PyResult<Decision> {
        run(py, self, args)
    }

    fn solve(&self, py: Python<'_>, question: Question) -> PyResult<Decision> {
        let decision = py.detach(|| question.solve(self))?;
        Decision::new::<G>(py, &decision)
    }

    fn analyze(&self, moves: &Bound<'_, PyAny>, question: Question) -> PyResult<Vec<AnalyzedMove>> {
        let py = moves.py();
        let mut game = Vec::new();
        let mut position = self.clone();
        for mv in moves.try_iter()? {
            let mv = position.move_from_python(&mv?)?;
            let next = checked_play(&position, mv)?;
            game.push((std::mem::replace(&mut position, next), mv));
        }
        let analyzed = py.detach(|| question.analyze(&game))?;
        analyzed.into_iter().map(|analyzed| analyzed.into_python(py)).collect()
    }

    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<Perft> {
        py.detach(|| count(self, depth)).map(Perft::from)
    }
}

/// Plays a move that comes from outside.
fn checked_play<G: PythonGame>(position: &G, mv: G::Move) -> PyResult<G> {
    position.try_play(mv).map_err(|illegal| {
        let reason = position.violation(mv).map_or_else(|| illegal.to_string(), |rule| format!("{mv}: {rule}"));
        IllegalMoveError::new_err(reason)
    })
}
