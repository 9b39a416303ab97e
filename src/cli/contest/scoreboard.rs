//! The standings of a contest while it is played.

use std::sync::{Mutex, PoisonError};

use crate::contest::{GamePair, standings};
use crate::web::table::Table;

/// The results of the stage that is played.
pub struct Scoreboard {
    names: Vec<String>,
    stage: Mutex<StageScore>,
}

/// The results of a stage.
#[derive(Default)]
struct StageScore {
    name: &'static str,
    /// The indices of the entries that take part.
    entries: Vec<usize>,
    pairs: Vec<GamePair>,
    /// The points of each entry for rounds without an opponent.
    free: Vec<f64>,
}

impl Scoreboard {
    /// Returns the scoreboard of a contest between entries of these names.
    pub fn new(names: Vec<String>) -> Self {
        Self { names, stage: Mutex::default() }
    }

    /// Begins a stage between some entries.
    pub fn begin(&self, name: &'static str, entries: &[usize]) {
        let free = vec![0.0; self.names.len()];
        self.change(|stage| *stage = StageScore { name, entries: entries.to_owned(), pairs: Vec::new(), free });
    }

    /// Adds a pair of games.
    pub fn add(&self, pair: GamePair) {
        self.change(|stage| stage.pairs.push(pair));
    }

    /// Adds the points of an entry for a round without an opponent.
    pub fn rest(&self, entry: usize, points: f64) {
        self.change(|stage| stage.free[entry] += points);
    }

    /// Returns the standings.
    pub fn table(&self) -> Table {
        let (name, entries, pairs, free) =
            self.change(|stage| (stage.name, stage.entries.clone(), stage.pairs.clone(), stage.free.clone()));
        let mut places = standings(&pairs, &free);
        places.retain(|place| entries.contains(&place.entry));
        Table::of_standings(format!("Standings of the {name}"), &self.names, &places)
    }

    fn change<T>(&self, change: impl FnOnce(&mut StageScore) -> T) -> T {
        change(&mut self.stage.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
