//! Records that are read again.

use std::fmt::{Debug, Display};
use std::time::Duration;

use suite_search::{Game, Player};
use suite_text::json_error;
use thiserror::Error;

use crate::record_document::{DRAW, FaultDocument, RecordDocument, RecordHeader};
use crate::{
    Elapsed, FaultReport, GameSpec, MoveError, Outcome, RECORD_SCHEMA, RECORD_VERSION, Record, Turn, printable,
};

/// A record as it was read. It counts only once it has been [replayed](Self::replay) by the rules of its game.
#[derive(Debug, Clone)]
pub struct UncheckedRecord(RecordDocument);

/// A text that is not the record of a game.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// The text is not a record at all.
    #[error("not a game record: {}", printable(&without_line(.0)))]
    Json(serde_json::Error),
    /// The text has another schema, or another version.
    #[error(
        "expected schema {RECORD_SCHEMA}, version {RECORD_VERSION}; found {}, version {version}",
        printable(.schema)
    )]
    Version {
        /// The schema that was found.
        schema: String,
        /// The version that was found.
        version: u32,
    },
    /// A move is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The moves do not end the game, and there is no fault that does.
    #[error("the game is not over after its last move")]
    NotOver,
    /// A field has a value that does not agree with the rules or with the rest of the record.
    #[error("{field}: expected {expected}, found {found}")]
    Field {
        /// The name of the field.
        field: &'static str,
        /// The value that would agree.
        expected: String,
        /// The value that was found.
        found: String,
    },
}

/// Returns an error in a record without the number of its line: all of a record is line 1, wherever it is in its file.
fn without_line(error: &serde_json::Error) -> String {
    format!("{} at column {}", json_error(error), error.column())
}

impl UncheckedRecord {
    /// Parses a JSON object.
    ///
    /// # Errors
    ///
    /// [`RecordError::Json`] or [`RecordError::Version`] if it is not a record.
    pub fn parse(json: &str) -> Result<Self, RecordError> {
        let RecordHeader { schema, version } = serde_json::from_str(json).map_err(RecordError::Json)?;
        if schema != RECORD_SCHEMA || version != RECORD_VERSION {
            return Err(RecordError::Version { schema, version });
        }
        serde_json::from_str(json).map(Self).map_err(RecordError::Json)
    }

    /// Returns the name of the game, such as `go`.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.0.game
    }

    /// Returns the data for setting up the start of the game.
    #[must_use]
    pub const fn variant(&self) -> &serde_json::Value {
        &self.0.variant
    }

    /// Returns the number of the game in its series, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.0.number
    }

    /// Replays the game by its rules.
    ///
    /// # Errors
    ///
    /// A [`RecordError`] if the record is of another game, a move is not legal, or the outcome is not that of the moves
    /// and the fault.
    pub fn replay<G: Game>(&self, spec: &GameSpec<G>) -> Result<Record<G::Move>, RecordError> {
        let document = &self.0;
        expect("game", &spec.name, &document.game.as_str())?;
        expect("variant", &*spec.variant, &document.variant)?;
        expect("compensation", &spec.compensation, &document.compensation)?;
        let agents = document.players.values(spec.players).ok_or_else(|| wrong_players("players", spec))?;
        let moves = spec.parse_moves(document.moves.iter().map(String::as_str))?;
        // A record has all its moves, forced ones, too.
        expect("length of moves", &moves.len(), &document.moves.len())?;
        let positions = spec.positions(moves.iter().copied());
        let players = positions.iter().map(Game::to_move);
        let turns = players.zip(moves).zip(self.times()?);
        let outcome = self.outcome(spec, &positions[positions.len() - 1])?;
        let turns = turns.map(|((player, mv), elapsed)| Turn { player, mv, elapsed }).collect();
        let agents = agents.map(Clone::clone);
        let names = document.names.as_ref().map_or(Some(agents.each_ref()), |names| names.values(spec.players));
        let names = names.ok_or_else(|| wrong_players("names", spec))?.map(Clone::clone);
        let RecordDocument { number, seed, swapped, .. } = *document;
        Ok(Record::new(spec, number, seed, swapped, [agents, names], document.confinement.clone(), (turns, outcome)))
    }

    /// Returns the time of each move.
    fn times(&self) -> Result<Vec<Option<Elapsed>>, RecordError> {
        let RecordDocument { moves, cpu, wall, .. } = &self.0;
        expect("length of cpu", &moves.len(), &cpu.len())?;
        expect("length of wall", &moves.len(), &wall.len())?;
        cpu.iter().zip(wall).map(|(&cpu, &wall)| elapsed(cpu, wall)).collect()
    }

    /// Returns the outcome in the final position, if the record has the same.
    fn outcome<G: Game>(&self, spec: &GameSpec<G>, position: &G) -> Result<Outcome, RecordError> {
        let document = &self.0;
        let outcome = match &document.fault {
            Some(fault) => Outcome::by_fault(spec, position, self.fault_report(fault, spec, position)?),
            None if position.is_over() => Outcome::by_rules(spec, position),
            None => return Err(RecordError::NotOver),
        };
        let score = document.score.values(spec.players).ok_or_else(|| wrong_players("score", spec))?;
        expect("score", &outcome.score, &score.map(|&score| score))?;
        let winner = outcome.winner.map_or(DRAW, |winner| spec.players[winner as usize]);
        expect("winner", &winner, &document.winner.as_str())?;
        expect("reason", &outcome.reason, &document.reason.as_str())?;
        Ok(outcome)
    }

    /// Returns the fault that ended the game in this position.
    fn fault_report<G: Game>(
        &self,
        fault: &FaultDocument,
        spec: &GameSpec<G>,
        position: &G,
    ) -> Result<FaultReport, RecordError> {
        let player = Player::BOTH.into_iter().find(|&player| spec.players[player as usize] == fault.player);
        let player = player.ok_or_else(|| wrong_players("player of the fault", spec))?;
        let has_begun = fault.move_number > 0 || !self.0.moves.is_empty();
        if has_begun {
            expect("move of the fault", &(self.0.moves.len() + 1), &fault.move_number)?;
            expect("player of the fault", &spec.players[position.to_move() as usize], &fault.player.as_str())?;
            expect("end of the game", &false, &position.is_over())?;
        }
        Ok(FaultReport {
            player,
            move_number: fault.move_number,
            kind: fault.kind,
            rule: fault.rule.clone(),
            message: fault.message.clone(),
            said: fault.said.clone(),
            stderr_tail: fault.stderr.clone(),
            elapsed: elapsed(fault.cpu, fault.wall)?,
        })
    }
}

/// Compares a field with the value that it should have.
fn expect<T: PartialEq + Debug>(field: &'static str, expected: &T, found: &T) -> Result<(), RecordError> {
    if expected == found { Ok(()) } else { Err(wrong(field, format!("{expected:?}"), format!("{found:?}"))) }
}

fn wrong(field: &'static str, expected: impl Display, found: impl Display) -> RecordError {
    let [expected, found] = [expected.to_string(), found.to_string()].map(|value| printable(&value));
    RecordError::Field { field, expected, found }
}

fn wrong_players<G: Game>(field: &'static str, spec: &GameSpec<G>) -> RecordError {
    let [first, second] = spec.players;
    wrong(field, format!("{first} and {second}"), "others")
}

/// Returns the time of a turn, given in seconds.
fn elapsed(cpu: Option<f64>, wall: Option<f64>) -> Result<Option<Elapsed>, RecordError> {
    let time =
        |seconds: f64| Duration::try_from_secs_f64(seconds).map_err(|_| wrong("time", "seconds from 0", seconds));
    match (cpu, wall) {
        (Some(cpu), Some(wall)) => Ok(Some(Elapsed::new(time(cpu)?, time(wall)?))),
        (None, None) => Ok(None),
        _ => Err(wrong("time", "both cpu and wall", "one of them")),
    }
}
