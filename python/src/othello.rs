//! Othello.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use suite_othello::{
    Board as Disks, Diagram, Position as OthelloPosition, RuleSet, Rules, Size, Variant, Wide, any_position,
};
use suite_search::Player;
use suite_tabletop::Tabletop;

use crate::board::Board;
use crate::player;
use crate::position::{OwnClass, Position};
use crate::text::Text;
use crate::type_of::FindType;
use crate::value_error::value_error;

/// A position of Othello on a board of 3x3 to 16x16: 1 is dark, who moves first, and 2 is light.
///
/// A move is a tuple (column, row), as in the assignment, or by the standard rules "pass". The rules are "ends", by
/// which a player to move without a move ends the game, as in the assignment, or "standard", by which that player
/// passes.
#[pyclass(module = "suite_games", extends = Position, frozen)]
#[derive(Default)]
pub struct Othello;

impl OwnClass for Othello {}

#[pymethods]
impl Othello {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = (Self::NAMES[0], Self::NAMES[1]);

    /// Creates the start of a game.
    #[new]
    #[pyo3(signature = (size = 8, rules = "ends"))]
    fn new(size: usize, rules: &str) -> PyResult<PyClassInitializer<Self>> {
        let board = Disks::start(Size::new(size).map_err(value_error)?);
        let position = position_of(&board, Player::First, rules_named(rules)?);
        Ok(PyClassInitializer::from(position).add_subclass(Self))
    }

    /// Creates a position from a board as the course's manager sends it: a tuple of rows, each a tuple of 0, 1 and 2.
    #[staticmethod]
    #[pyo3(signature = (board, to_move, rules = "ends"))]
    fn from_board<'py>(
        board: &Bound<'py, PyAny>,
        to_move: &Bound<'py, PyAny>,
        rules: &str,
    ) -> PyResult<Bound<'py, Self>> {
        let py = board.py();
        let board = Board::from_python(board)?;
        let size = Size::new(board.side()).map_err(value_error)?;
        let disks = Disks::new(size, |square| board.piece_at(square.row(), square.column()));
        let to_move = player::from_python(to_move, Self::NAMES)?;
        let position = position_of(&disks, to_move, rules_named(rules)?);
        Bound::new(py, PyClassInitializer::from(position).add_subclass(Self))
    }

    /// Reads a board as people write it, a text or a path: rows of 0 1 2 or of - X O, or 64 such characters, and
    /// perhaps the player to move.
    #[staticmethod]
    #[pyo3(signature = (text, to_move = None, rules = "ends"))]
    fn from_text<'py>(
        py: Python<'py>,
        text: Text,
        to_move: Option<&Bound<'py, PyAny>>,
        rules: &str,
    ) -> PyResult<Bound<'py, Self>> {
        let diagram = Diagram::parse(&text.bytes).map_err(value_error)?;
        let to_move = to_move.map(|player| player::from_python(player, Self::NAMES)).transpose()?;
        let to_move = to_move.or(diagram.to_move).unwrap_or(Player::First);
        let position = position_of(&diagram.board, to_move, rules_named(rules)?);
        Bound::new(py, PyClassInitializer::from(position).add_subclass(Self))
    }

    /// The rules: "ends" or "standard".
    #[getter]
    fn rules(slf: &Bound<'_, Self>) -> &'static str {
        let position = slf.as_super().get();
        let rules = position.downcast_ref().map(OthelloPosition::<u64>::rules);
        match rules.or_else(|| position.downcast_ref().map(OthelloPosition::<Wide>::rules)) {
            Some(Rules::Standard) => "standard",
            _ => "ends",
        }
    }

    /// What makes the position again, by which it is pickled.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let state = [slf.getattr("board")?, slf.getattr("to_move")?, slf.getattr("rules")?];
        Ok((slf.getattr("from_board")?, PyTuple::new(slf.py(), state)?))
    }
}

impl Othello {
    const NAMES: [&'static str; 2] = OthelloPosition::<u64>::PLAYERS;
}

fn position_of(board: &Disks, to_move: Player, rules: RuleSet) -> Position {
    let variant = Variant { size: board.size().side(), rules };
    let game_type = OthelloPosition::<u64>::visit(&variant, FindType::<Othello>::new());
    Position::new(any_position(board, to_move, rules), game_type)
}

fn rules_named(name: &str) -> PyResult<RuleSet> {
    match name {
        "ends" => Ok(RuleSet::Ends),
        "standard" => Ok(RuleSet::Standard),
        _ => Err(value_error(format!("expected 'ends' or 'standard', found '{name}'"))),
    }
}
