//! The JSON form of records.

use std::fmt::Display;
use std::time::Duration;

use serde::{Deserialize, Serialize, Serializer};
use suite_search::Value;

use crate::by_player::ByPlayer;
use crate::{Elapsed, FaultKind, FaultReport, Record, printable};

/// The name of the JSON schema of records.
pub const RECORD_SCHEMA: &str = "suite/record";
/// The version of [`RECORD_SCHEMA`] that is written and read.
pub const RECORD_VERSION: u32 = 1;

/// The winner of a draw.
pub(crate) const DRAW: &str = "draw";

/// The fields that tell a record from other JSON objects.
#[derive(Debug, Serialize, Deserialize)]
#[serde(expecting = "a JSON object, the record of a game")]
pub(crate) struct RecordHeader {
    pub(crate) schema: String,
    pub(crate) version: u32,
}

/// A record as a JSON object, with all times in seconds.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(expecting = "a JSON object, the record of a game")]
pub(crate) struct RecordDocument {
    schema: String,
    version: u32,
    pub(crate) game: String,
    pub(crate) number: u32,
    pub(crate) seed: u64,
    pub(crate) variant: serde_json::Value,
    pub(crate) players: ByPlayer<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) names: Option<ByPlayer<String>>,
    pub(crate) swapped: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confinement: Option<String>,
    pub(crate) moves: Vec<String>,
    /// `null` for a move that no agent chose.
    pub(crate) cpu: Vec<Option<f64>>,
    pub(crate) wall: Vec<Option<f64>>,
    pub(crate) score: ByPlayer<Value>,
    pub(crate) compensation: f64,
    pub(crate) winner: String,
    pub(crate) reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) fault: Option<FaultDocument>,
}

/// A fault in a record.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(expecting = "a JSON object, the fault")]
pub(crate) struct FaultDocument {
    pub(crate) player: String,
    #[serde(rename = "move")]
    pub(crate) move_number: usize,
    pub(crate) kind: FaultKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
    pub(crate) message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) said: Option<String>,
    pub(crate) stderr: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) cpu: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) wall: Option<f64>,
}

impl<M: Display> From<&Record<M>> for RecordDocument {
    fn from(record: &Record<M>) -> Self {
        let Record { players, turns, outcome, .. } = record;
        let times = |time: fn(Elapsed) -> Duration| turns.iter().map(|turn| seconds(turn.elapsed, time)).collect();
        Self {
            schema: RECORD_SCHEMA.to_owned(),
            version: RECORD_VERSION,
            game: record.game.to_owned(),
            number: record.number,
            seed: record.seed,
            variant: (*record.variant).clone(),
            players: ByPlayer::new(*players, record.agents.clone()),
            names: (record.names != record.agents).then(|| ByPlayer::new(*players, record.names.clone())),
            swapped: record.swapped,
            confinement: record.confinement.clone(),
            moves: turns.iter().map(|turn| turn.mv.to_string()).collect(),
            cpu: times(Elapsed::cpu),
            wall: times(Elapsed::wall),
            score: ByPlayer::new(*players, outcome.score),
            compensation: record.compensation,
            winner: outcome.winner.map_or(DRAW, |winner| players[winner as usize]).to_owned(),
            reason: outcome.reason.to_owned(),
            fault: outcome.fault.as_ref().map(|fault| FaultDocument::new(fault, *players)),
        }
    }
}

impl FaultDocument {
    fn new(fault: &FaultReport, players: [&str; 2]) -> Self {
        Self {
            player: players[fault.player as usize].to_owned(),
            move_number: fault.move_number,
            kind: fault.kind,
            rule: fault.rule.clone(),
            message: fault.message.clone(),
            said: fault.said.as_deref().map(printable),
            stderr: fault.stderr_tail.clone(),
            cpu: seconds(fault.elapsed, Elapsed::cpu),
            wall: seconds(fault.elapsed, Elapsed::wall),
        }
    }
}

fn seconds(elapsed: Option<Elapsed>, time: fn(Elapsed) -> Duration) -> Option<f64> {
    elapsed.map(|elapsed| time(elapsed).as_micros() as f64 / 1e6)
}

impl<M: Display> Serialize for Record<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RecordDocument::from(self).serialize(serializer)
    }
}
