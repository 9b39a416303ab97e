//! A position of a game, with the game up to it.

use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::IteratorRandom;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use suite_search::{Game, Player};
use suite_tabletop::{AnyGame, AnyMove, AnyPosition, GameError, SquarePicture};
use suite_tree::{GameTree, TreeError};

/// A position of a game, with the moves that have led to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardPosition {
    /// The variant of the game, as records have it.
    pub variant: Json,
    /// The moves from the start of the game.
    pub moves: Vec<String>,
    /// The rows of the board after them: `X` is a piece of the first player, `O` one of the second, `.` none.
    pub board: Vec<String>,
    /// The name of the player to move.
    pub to_move: String,
}

/// A position of a game, with the game up to it.
#[derive(Debug)]
pub(crate) struct Board {
    variant: Json,
    /// All positions of the game, the start first.
    positions: Vec<AnyPosition>,
    moves: Vec<AnyMove>,
    now: AnyPosition,
}

impl Board {
    /// Plays the moves of a game again.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if they are no game.
    pub(crate) fn replay(game: &'static dyn AnyGame, position: &BoardPosition) -> Result<Self, GameError> {
        let mut board = Self::start(game, position.variant.clone())?;
        for text in &position.moves {
            let mv = board.now.legal_move(text).map_err(GameError::new)?;
            board.play(mv);
        }
        Ok(board)
    }

    /// Plays `plies` random moves to squares; `None` if the legal ones run out, or if the game is over.
    pub(super) fn random(game: &'static dyn AnyGame, variant: Json, plies: usize, rng: &mut impl Rng) -> Option<Self> {
        let mut board = Self::start(game, variant).ok()?;
        for _ in 0..plies {
            let now = &board.now;
            let mv = now.moves().filter(|mv| now.last_square(*mv).is_some()).choose(rng)?;
            board.play(mv);
        }
        (!board.now.is_over()).then_some(board)
    }

    fn start(game: &'static dyn AnyGame, variant: Json) -> Result<Self, GameError> {
        let start = game.spec(&variant)?.start;
        Ok(Self { variant, positions: vec![start.clone()], moves: Vec::new(), now: start })
    }

    fn play(&mut self, mv: AnyMove) {
        self.now = self.now.play(mv);
        self.positions.push(self.now.clone());
        self.moves.push(mv);
    }

    /// Returns the position as a question has it.
    pub(crate) fn to_position(&self) -> BoardPosition {
        let picture = self.now.picture();
        let rows = picture.squares.chunks(picture.columns.max(1));
        BoardPosition {
            variant: self.variant.clone(),
            moves: self.moves.iter().map(ToString::to_string).collect(),
            board: rows.map(|row| row.iter().map(|square| letter(square.piece)).collect()).collect(),
            to_move: self.now.game().facts().players[self.now.to_move() as usize].to_owned(),
        }
    }

    /// Returns the position.
    pub(crate) const fn now(&self) -> &AnyPosition {
        &self.now
    }

    /// Returns all positions of the game, the start first.
    pub(super) fn positions(&self) -> &[AnyPosition] {
        &self.positions
    }

    /// Returns the last move.
    pub(crate) fn last(&self) -> Option<AnyMove> {
        self.moves.last().copied()
    }

    /// Returns the tree of the position, down to a depth limit.
    ///
    /// # Errors
    ///
    /// A [`TreeError`] if it is too large.
    pub(crate) fn tree(&self, limit: u32) -> Result<Arc<GameTree>, TreeError> {
        GameTree::of_position(self.now.clone(), limit).map(Arc::new)
    }

    /// Returns the squares with the names of the moves to them, in the order of answers.
    pub(crate) fn squares(&self) -> Vec<(String, SquarePicture<AnyMove>)> {
        let squares = self.now.picture().squares.into_iter();
        let mut squares = squares.filter_map(|square| Some((name_of(square.mv?), square))).collect_vec();
        // Pairs of numbers are ordered as such, whichever is the row.
        if squares.iter().all(|(name, _)| name.starts_with('(')) {
            squares.sort_by(|(one, _), (other, _)| one.cmp(other));
        }
        squares
    }

    /// Returns the move of a name.
    pub(crate) fn find(&self, name: &str) -> Option<AnyMove> {
        self.now.moves().find(|mv| name_of(*mv) == name)
    }

    /// Returns the names of the legal moves to squares.
    pub(super) fn legal(&self) -> Vec<String> {
        let legal = self.now.moves().collect_vec();
        let squares = self.squares().into_iter();
        squares.filter(|(_, square)| square.mv.is_some_and(|mv| legal.contains(&mv))).map(|(name, _)| name).collect()
    }

    /// Returns the squares on which a move changes what the opponent has there.
    pub(super) fn captured(&self, mv: AnyMove) -> Vec<String> {
        self.lost(&self.now.play(mv), self.now.to_move().opponent())
    }

    /// Returns the squares that a player has in this position, and no more after it.
    pub(super) fn lost(&self, after: &AnyPosition, player: Player) -> Vec<String> {
        let after = after.picture().squares;
        let is_lost = |square: &SquarePicture<AnyMove>| {
            let same = |other: &&SquarePicture<AnyMove>| [other.row, other.column] == [square.row, square.column];
            square.piece == Some(player) && after.iter().find(same).is_some_and(|other| other.piece != Some(player))
        };
        self.squares().into_iter().filter(|(_, square)| is_lost(square)).map(|(name, _)| name).collect()
    }

    /// Returns names of squares, each once and in the order of answers. Names of no squares come last.
    pub(crate) fn in_order(&self, names: Vec<String>) -> Vec<String> {
        let squares = self.squares();
        let rank = |name: &String| squares.iter().position(|(other, _)| other == name).unwrap_or(squares.len());
        names.into_iter().unique().sorted_by_key(rank).collect()
    }

    /// Draws the board as text, with the names beside it.
    pub(crate) fn to_text(&self) -> String {
        let (picture, facts) = (self.now.picture(), self.now.game().facts());
        let [rows, columns] = picture.names_beside(facts);
        let has_values = picture.squares.iter().any(|square| square.value.is_some());
        let width = if has_values { 6 } else { 2 };
        let header = columns.iter().map(|name| format!("{name:>width$}")).join("");
        let mut text = format!("  {header}\n");
        for (name, squares) in rows.iter().zip(picture.squares.chunks(picture.columns.max(1))) {
            let cell = |square: &SquarePicture<AnyMove>| match square.value {
                Some(value) => format!("{} {value:>2}", letter(square.piece)),
                None => letter(square.piece).to_string(),
            };
            let squares = squares.iter().map(|square| format!("{:>width$}", cell(square))).join("");
            text += &format!("{name:>2}{squares}\n");
        }
        let [first, second] = facts.players;
        // Where players are not called by their letters.
        if [first, second] == ["X", "O"] { text } else { text + &format!("\nX is {first}, O is {second}.\n") }
    }
}

/// Returns the letter of a piece.
const fn letter(piece: Option<Player>) -> char {
    match piece {
        Some(Player::First) => 'X',
        Some(Player::Second) => 'O',
        None => '.',
    }
}

/// Returns the name of a move in questions and answers: a pair of numbers stands in parentheses.
pub(super) fn name_of(mv: AnyMove) -> String {
    let name = mv.name();
    if name.contains([' ', ',']) { format!("({})", name.replace(' ', ",")) } else { name.to_owned() }
}

/// Returns a name as it begins a sentence.
pub(super) fn capitalized(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
