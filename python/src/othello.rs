//! Othello.

use pyo3::prelude::*;
use suite_othello::{
    Bits, Board as Disks, Diagram, Move, Position as OthelloPosition, Rules, Size, Square, Utility, Wide,
};
use suite_search::{Evaluate, Player, Value};

use crate::board::Board;
use crate::game::PythonGame;
use crate::notation::read_move;
use crate::player;
use crate::position::{Position, object};
use crate::value_error::value_error;

/// A position of Othello on a board of 3x3 to 16x16: 1 is dark, who moves first, and 2 is light.
///
/// A move is a tuple (column, row), as in the assignment, or by the standard rules "pass". The rules are "ends", by
/// which a player to move without a move ends the game, as in the assignment, or "standard", by which that player
/// passes.
#[pyclass(module = "suite_games", extends = Position, frozen)]
pub struct Othello;

#[pymethods]
impl Othello {
    /// The names of the players.
    #[classattr]
    const PLAYERS: (&'static str, &'static str) = ("dark", "light");

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

    /// Reads a board as people write it: rows of 0 1 2 or of - X O, or 64 such characters, and perhaps the player to
    /// move.
    #[staticmethod]
    #[pyo3(signature = (text, to_move = None, rules = "ends"))]
    fn from_text<'py>(
        py: Python<'py>,
        text: &str,
        to_move: Option<&Bound<'py, PyAny>>,
        rules: &str,
    ) -> PyResult<Bound<'py, Self>> {
        let diagram = Diagram::parse(text.as_bytes()).map_err(value_error)?;
        let to_move = to_move.map(|player| player::from_python(player, Self::NAMES)).transpose()?;
        let to_move = to_move.or(diagram.to_move).unwrap_or(Player::First);
        let position = position_of(&diagram.board, to_move, rules_named(rules)?);
        Bound::new(py, PyClassInitializer::from(position).add_subclass(Self))
    }
}

impl Othello {
    const NAMES: [&'static str; 2] = [Self::PLAYERS.0, Self::PLAYERS.1];
}

/// Returns a position in sets of squares that the board fits into.
fn position_of(board: &Disks, to_move: Player, rules: Rules) -> Position {
    if board.size().side() <= u64::SIDE as usize {
        Position::new(OthelloPosition::<u64>::new(board, to_move, rules))
    } else {
        Position::new(OthelloPosition::<Wide>::new(board, to_move, rules))
    }
}

fn rules_named(name: &str) -> PyResult<Rules> {
    match name {
        "ends" => Ok(Rules::Ends),
        "standard" => Ok(Rules::Standard),
        _ => Err(value_error(format!("expected 'ends' or 'standard', found '{name}'"))),
    }
}

impl<B: Bits> PythonGame for OthelloPosition<B> {
    const PLAYERS: [&'static str; 2] = Othello::NAMES;

    fn side(&self) -> usize {
        self.size().side()
    }

    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.board().disk_at(Square::at(column, row)?)
    }

    fn square(mv: Move) -> Option<(usize, usize)> {
        match mv {
            Move::Place(square) => Some((square.row(), square.column())),
            Move::Pass => None,
        }
    }

    fn move_to_python(py: Python<'_>, mv: Move) -> PyResult<Bound<'_, PyAny>> {
        match mv {
            Move::Place(square) => Ok((square.column(), square.row()).into_pyobject(py)?.into_any()),
            Move::Pass => Ok("pass".into_pyobject(py)?.into_any()),
        }
    }

    fn move_from_python(&self, mv: &Bound<'_, PyAny>) -> PyResult<Move> {
        let parse = |text: &str| {
            if text.eq_ignore_ascii_case("pass") {
                return Ok(Move::Pass);
            }
            Square::parse_notation(text.as_bytes(), self.size()).map(Move::Place)
        };
        read_move(mv, "square", parse, |column, row| Square::at(column, row).map(Move::Place))
    }

    fn evaluation(&self, player: Player) -> Value {
        Utility.evaluate(self, player)
    }

    fn into_python(self, py: Python<'_>) -> PyResult<Bound<'_, Position>> {
        object(py, self, Othello)
    }
}
