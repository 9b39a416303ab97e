//! Records of games.

use std::fmt::Display;
use std::time::Duration;

use serde::ser::{Serialize, SerializeMap, Serializer};
use suite_search::{Game, Player};

use crate::referee::Played;
use crate::{Elapsed, FaultReport, GameSpec, Outcome, Turn, printable};

/// One game: its moves with their times, and its outcome. Serializes to a JSON object.
#[derive(Debug, Clone)]
pub struct Record<M> {
    /// The number of the game in its series, from 1.
    pub number: u32,
    /// The seed of the series.
    pub seed: u64,
    /// The names of the two players, such as `black` and `white`.
    pub players: [&'static str; 2],
    /// The names of the agents, by player.
    pub agents: [String; 2],
    /// Whether the second participant of the series was the first player.
    pub swapped: bool,
    /// The moves.
    pub turns: Vec<Turn<M>>,
    /// How the game ended.
    pub outcome: Outcome,
    /// What the second player gets on top of its score for moving second.
    pub compensation: f64,
    size: usize,
    score_name: &'static str,
    detailed: bool,
}

/// The version of the format.
pub const VERSION: u32 = 1;

impl<M: Display> Record<M> {
    pub(crate) fn new<G: Game<Move = M>>(
        spec: &GameSpec<G>,
        number: u32,
        swapped: bool,
        agents: [String; 2],
        seed: u64,
        (turns, outcome): Played<M>,
    ) -> Self {
        let GameSpec { players, compensation, size, score_name, detailed, .. } = *spec;
        Self { number, seed, players, agents, swapped, turns, outcome, compensation, size, score_name, detailed }
    }

    /// Returns the index of the participant that was `player`.
    #[must_use]
    pub fn participant(&self, player: Player) -> usize {
        usize::from(self.swapped) ^ player as usize
    }

    /// Returns the time of each turn of a player, including one that ended the game by a fault.
    pub fn times(&self, player: Player) -> impl Iterator<Item = Elapsed> {
        let turns = self.turns.iter().filter(move |turn| turn.player == player).filter_map(|turn| turn.elapsed);
        let fault = self.outcome.fault.iter().filter(move |fault| fault.player == player);
        turns.chain(fault.filter_map(|fault| fault.elapsed))
    }

    /// Returns the final score of a player, with what it gets for moving second.
    #[must_use]
    pub fn total(&self, player: Player) -> f64 {
        let compensation = if player == Player::Second { self.compensation } else { 0.0 };
        f64::from(self.outcome.score[player as usize]) + compensation
    }

    /// Describes the end of the game in one line.
    #[must_use]
    pub fn in_words(&self) -> String {
        let Outcome { winner, reason, fault, .. } = &self.outcome;
        let result = match winner {
            None => "a draw".to_owned(),
            Some(winner) => format!("{} wins", self.who(*winner)),
        };
        match fault {
            None => {
                let first = winner.unwrap_or(Player::First);
                let [more, less] = [first, first.opponent()].map(|player| self.total(player));
                format!("{result}, {more} to {less} ({reason})")
            }
            Some(FaultReport { player, move_number, message, .. }) => {
                let when = match move_number {
                    0 => "before the first move".to_owned(),
                    number => format!("move {number}"),
                };
                format!("{result}: {}, {when}, {message}", self.who(*player))
            }
        }
    }

    fn who(&self, player: Player) -> String {
        format!("{} ({})", self.players[player as usize], self.agents[player as usize])
    }
}

/// Returns a time in seconds.
fn seconds(time: Duration) -> f64 {
    time.as_micros() as f64 / 1e6
}

impl<M: Display> Serialize for Record<M> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("v", &VERSION)?;
        map.serialize_entry("game", &self.number)?;
        for (player, name) in self.players.iter().zip(&self.agents) {
            map.serialize_entry(player, name)?;
        }
        map.serialize_entry("size", &self.size)?;
        let moves: Vec<_> = self.turns.iter().map(|turn| turn.mv.to_string()).collect();
        map.serialize_entry("moves", &moves)?;
        map.serialize_entry(self.score_name, &self.outcome.score)?;
        map.serialize_entry("winner", self.outcome.winner.map_or("draw", |winner| self.players[winner as usize]))?;
        map.serialize_entry("reason", self.outcome.reason)?;
        let times = |time: fn(Elapsed) -> Duration| -> Vec<_> {
            self.turns.iter().map(|turn| seconds(turn.elapsed.map(time).unwrap_or_default())).collect()
        };
        if self.detailed {
            map.serialize_entry("cpu", &times(Elapsed::cpu))?;
            map.serialize_entry("wall", &times(Elapsed::wall))?;
        } else {
            map.serialize_entry("seconds", &times(Elapsed::wall))?;
        }
        map.serialize_entry("seed", &self.seed)?;
        if let Some(fault) = &self.outcome.fault {
            map.serialize_entry("fault", &FaultFields(fault, self.detailed))?;
        }
        map.end()
    }
}

/// A fault, and whether its time is told.
struct FaultFields<'a>(&'a FaultReport, bool);

impl Serialize for FaultFields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self(fault, detailed) = *self;
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("move", &fault.move_number)?;
        map.serialize_entry("why", &fault.message)?;
        if let Some(rule) = fault.rule {
            map.serialize_entry("kind", rule)?;
        }
        if let Some(said) = &fault.said {
            map.serialize_entry("said", &printable(said))?;
        }
        map.serialize_entry("stderr", &fault.stderr_tail)?;
        if let Some(elapsed) = fault.elapsed.filter(|_| detailed) {
            map.serialize_entry("cpu", &seconds(elapsed.cpu()))?;
            map.serialize_entry("wall", &seconds(elapsed.wall()))?;
        }
        map.end()
    }
}
