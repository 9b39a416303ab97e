//! What is told of a game.

use std::fmt::Display;
use std::time::Duration;

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use suite_search::{Game, Player, Value};

use super::Setup;
use super::fault::printable;
use super::referee::{Charge, Took, Turn, Verdict};

/// One game, of moves like `M`, as a line of JSON (with the version of this format) and as text.
pub struct Record<M> {
    /// The number of the game, from 1.
    pub game: u32,
    /// Which of the two contestants played the first side.
    pub first: usize,
    /// The names of the sides.
    pub sides: [&'static str; 2],
    /// The names of the agents, by side.
    pub names: [String; 2],
    size: usize,
    turns: Vec<Turn<M>>,
    detailed: bool,
    score_name: &'static str,
    compensation: f64,
    /// What each side had in the end.
    score: [Value; 2],
    /// Who won; nobody in a draw.
    pub winner: Option<Player>,
    /// Why the game was over: the rules' reason or a fault's.
    pub reason: &'static str,
    seed: u64,
    /// What was done wrong, if that ended the game.
    pub fault: Option<FaultRecord>,
}

/// What is told of a fault.
#[derive(Debug, Serialize)]
pub struct FaultRecord {
    /// Whose fault it is.
    #[serde(skip)]
    pub side: Player,
    /// In which move of the game, from 1; 0 before the first.
    #[serde(rename = "move")]
    pub number: usize,
    /// What it is, in words.
    pub why: String,
    /// Which rule was broken, if that is told apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// What the agent said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The end of what it wrote to its standard error.
    pub stderr: String,
    /// What the turn took in which it happened, in seconds of CPU time and by the clock on the wall, if that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    cpu: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wall: Option<f64>,
    #[serde(skip)]
    took: Option<Took>,
}

impl<M: Display> Record<M> {
    /// The record of a game between agents with these names.
    pub fn new<G: Game<Move = M>>(
        setup: &Setup<G>,
        game: u32,
        first: usize,
        names: [String; 2],
        seed: u64,
        verdict: Verdict<G>,
    ) -> Self {
        let winner = verdict.winner();
        let Verdict { position, turns, charge } = verdict;
        let reason = charge.as_ref().map_or_else(|| (setup.end)(&position), |charge| charge.failure.fault.reason());
        Self {
            game,
            first,
            sides: setup.sides,
            names,
            size: setup.size,
            detailed: setup.detailed,
            score_name: setup.score_name,
            compensation: setup.compensation,
            score: (setup.score)(&position),
            winner,
            reason,
            turns,
            seed,
            fault: charge.map(|charge| FaultRecord::new(charge, setup.detailed)),
        }
    }

    /// Which of the two contestants played a side.
    pub fn contestant(&self, side: Player) -> usize {
        if side == Player::First { self.first } else { 1 - self.first }
    }

    /// How long each turn of a side took, also one that ended the game: its CPU time if that is told of, its time on the wall
    /// if not.
    pub fn times(&self, side: Player) -> impl Iterator<Item = Duration> {
        let took = self.turns.iter().filter(move |turn| turn.side == side).filter_map(|turn| turn.took);
        let last = self.fault.iter().filter(move |fault| fault.side == side).filter_map(|fault| fault.took);
        took.chain(last).map(|took| if self.detailed { took.cpu } else { took.wall })
    }

    /// What a side came to in the end, with what it gets for moving second.
    pub fn total(&self, side: Player) -> f64 {
        let compensation = if side == Player::Second { self.compensation } else { 0.0 };
        f64::from(self.score[side as usize]) + compensation
    }

    /// How the game ended, in a line.
    pub fn in_words(&self) -> String {
        let result = match self.winner {
            None => "a draw".to_owned(),
            Some(winner) => format!("{} ({}) wins", self.sides[winner as usize], self.names[winner as usize]),
        };
        match &self.fault {
            None => {
                let first = self.winner.unwrap_or(Player::First);
                let [more, less] = [first, first.opponent()].map(|side| self.total(side));
                format!("{result}, {more} to {less} ({})", self.reason)
            }
            Some(fault) => {
                let [side, name] = [self.sides[fault.side as usize], &self.names[fault.side as usize]];
                let when = match fault.number {
                    0 => "before the first move".to_owned(),
                    number => format!("move {number}"),
                };
                format!("{result}: {side} ({name}), {when}, {}", fault.why)
            }
        }
    }
}

impl FaultRecord {
    fn new(charge: Charge, detailed: bool) -> Self {
        let fault = &charge.failure.fault;
        let took = charge.took.filter(|_| detailed);
        Self {
            side: charge.side,
            number: charge.number,
            why: fault.to_string(),
            kind: fault.kind(),
            said: fault.said().map(printable),
            stderr: charge.failure.last_words,
            cpu: took.map(|took| microseconds(took.cpu)),
            wall: took.map(|took| microseconds(took.wall)),
            took: charge.took,
        }
    }
}

/// A time in seconds, without digits that mean nothing.
fn microseconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e6
}

/// The version of a record's format.
pub const VERSION: u32 = 1;

impl<M: Display> Serialize for Record<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("v", &VERSION)?;
        map.serialize_entry("game", &self.game)?;
        for (side, name) in self.sides.iter().zip(&self.names) {
            map.serialize_entry(side, name)?;
        }
        map.serialize_entry("size", &self.size)?;
        let moves: Vec<_> = self.turns.iter().map(|turn| turn.mv.to_string()).collect();
        map.serialize_entry("moves", &moves)?;
        map.serialize_entry(self.score_name, &self.score)?;
        map.serialize_entry("winner", self.winner.map_or("draw", |winner| self.sides[winner as usize]))?;
        map.serialize_entry("reason", self.reason)?;
        let seconds = |time: fn(Took) -> Duration| -> Vec<_> {
            self.turns.iter().map(|turn| microseconds(turn.took.map(time).unwrap_or_default())).collect()
        };
        if self.detailed {
            map.serialize_entry("cpu", &seconds(|took| took.cpu))?;
            map.serialize_entry("wall", &seconds(|took| took.wall))?;
        } else {
            map.serialize_entry("seconds", &seconds(|took| took.wall))?;
        }
        map.serialize_entry("seed", &self.seed)?;
        if let Some(fault) = &self.fault {
            map.serialize_entry("fault", fault)?;
        }
        map.end()
    }
}
