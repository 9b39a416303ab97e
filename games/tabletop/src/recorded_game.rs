//! Recorded games.

use std::collections::BTreeMap;
use std::iter;

use suite_arena::{GameSpec, MoveError, Record, UncheckedRecord, printable};
use suite_search::Game;

use crate::{AnyGame, AnyMove, AnyPosition, ForeignGame, GameError, Variation};

/// A recorded game that has been replayed by the rules.
#[derive(Debug, Clone)]
pub struct RecordedGame {
    /// The names of the agents, the one who moves first at index 0; empty if they are not known.
    pub names: [String; 2],
    /// The start of the game, and the words for what happens in it.
    pub spec: GameSpec<AnyPosition>,
    /// The moves.
    pub moves: Vec<AnyMove>,
    /// The start, and the position after each move.
    pub positions: Vec<AnyPosition>,
    /// The outcome in words; empty if it is not known.
    pub result: String,
    /// The record, if it was one.
    pub record: Option<Record<AnyMove>>,
    /// What was written about positions, by the number of moves before them.
    pub comments: BTreeMap<usize, String>,
    /// Other moves than those that were played.
    pub variations: Vec<Variation<AnyMove>>,
}

impl RecordedGame {
    /// Replays a list of moves, of a game whose players and outcome are not known.
    ///
    /// # Errors
    ///
    /// A [`MoveError`] for the first word that is not a legal move.
    pub fn from_moves(spec: GameSpec<AnyPosition>, list: &str) -> Result<Self, MoveError> {
        let moves = spec.parse_moves(spec.start.game().words_of_moves(list))?;
        Ok(Self::new(spec, moves, Default::default(), String::new()))
    }

    /// Returns a game; its moves have to be legal.
    #[must_use]
    pub fn new(spec: GameSpec<AnyPosition>, moves: Vec<AnyMove>, names: [String; 2], result: String) -> Self {
        let positions = spec.positions(moves.iter().copied());
        Self { names, spec, moves, positions, result, record: None, comments: BTreeMap::new(), variations: Vec::new() }
    }

    /// Returns the game of a record, which has been replayed by the rules.
    #[must_use]
    pub fn of_record(spec: GameSpec<AnyPosition>, record: Record<AnyMove>) -> Self {
        let (moves, names, result) = (record.moves().collect(), record.agents.clone(), record.in_words());
        Self { record: Some(record), ..Self::new(spec, moves, names, result) }
    }

    /// Replays a record of a game.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if it is the record of another game, or not of one that was played by the rules.
    pub fn replay(game: &dyn AnyGame, record: &UncheckedRecord) -> Result<Self, GameError> {
        let name = game.facts().name;
        if record.game() != name {
            let found = printable(record.game());
            return Err(GameError::new(format_args!("expected a game of {name}, found one of {found}")));
        }
        let spec = game.spec(record.variant())?;
        let record = record.replay(&spec).map_err(GameError::new)?;
        Ok(Self::of_record(spec, record))
    }

    /// Parses and replays a game in a format of its own only, such as SGF.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the text is no such game, or one that was not played by the rules.
    pub fn parse_foreign(game: &dyn AnyGame, text: &str) -> Result<Self, GameError> {
        let ForeignGame { variant, start, moves, names, result, comments, variations } = game.parse_foreign(text)?;
        let mut spec = game.spec(&variant)?;
        if let Some(start) = start {
            spec = GameSpec { compensation: start.compensation(), start, ..spec };
        }
        let moves = spec.parse_moves(moves.iter().map(String::as_str)).map_err(GameError::new)?;
        Ok(Self { comments, variations, ..Self::new(spec, moves, names, result) })
    }

    /// Returns the position that a variation leaves the game at, and the one after each of its moves.
    ///
    /// # Panics
    ///
    /// Panics if it is none of this game.
    #[must_use]
    pub fn positions_of(&self, variation: &Variation<AnyMove>) -> Vec<AnyPosition> {
        let start = self.positions[variation.after].clone();
        let after = variation.moves.iter().scan(start.clone(), |position, &mv| {
            *position = position.play(mv);
            Some(position.clone())
        });
        iter::once(start).chain(after).collect()
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyGame {
        self.spec.start.game()
    }
}
