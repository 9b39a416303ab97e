//! The standings of a contest while it is played.

use std::sync::{Mutex, PoisonError};

use suite_web::{Cell, LiveScore, Table};

use crate::{GamePair, Standing, standings};

/// The results of the stage that is played.
pub struct Scoreboard {
    names: Vec<String>,
    stage: Mutex<StageScore>,
}

/// The results of a stage.
struct StageScore {
    name: &'static str,
    /// The indices of the entries that take part.
    entries: Vec<usize>,
    pairs: Vec<GamePair>,
    /// The points of each entry for rounds without an opponent.
    free: Vec<f64>,
}

impl Scoreboard {
    /// Returns the scoreboard of a contest between entries of these names, who all take part in its first stage.
    #[must_use]
    pub fn new(first: &'static str, names: Vec<String>) -> Self {
        let stage = StageScore::new(first, (0..names.len()).collect(), names.len());
        Self { names, stage: Mutex::new(stage) }
    }

    /// Begins a stage between some entries.
    pub fn begin(&self, name: &'static str, entries: &[usize]) {
        self.change(|stage| *stage = StageScore::new(name, entries.to_owned(), self.names.len()));
    }

    /// Adds a pair of games.
    pub fn add(&self, pair: GamePair) {
        self.change(|stage| stage.pairs.push(pair));
    }

    /// Adds the points of an entry for a round without an opponent.
    pub fn rest(&self, entry: usize, points: f64) {
        self.change(|stage| stage.free[entry] += points);
    }

    fn change<T>(&self, change: impl FnOnce(&mut StageScore) -> T) -> T {
        change(&mut self.stage.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl StageScore {
    /// Returns the score before the first game, in a contest with this number of entries.
    fn new(name: &'static str, entries: Vec<usize>, count: usize) -> Self {
        Self { name, entries, pairs: Vec::new(), free: vec![0.0; count] }
    }
}

impl LiveScore for Scoreboard {
    fn table(&self) -> Table {
        let (name, entries, pairs, free) =
            self.change(|stage| (stage.name, stage.entries.clone(), stage.pairs.clone(), stage.free.clone()));
        let mut places = standings(&pairs, &free);
        places.retain(|place| entries.contains(&place.entry));
        standings_table(format!("Standings of the {name}"), &self.names, &places)
    }
}

/// Returns the table of standings, the best player first; `names` are those of all entries. There is a column for
/// points without an opponent if there are any.
pub fn standings_table(caption: impl Into<String>, names: &[String], standings: &[Standing]) -> Table {
    let has_free = standings.iter().any(|standing| standing.free > 0.0);
    let free = has_free.then_some("free");
    let labels = ["player", "rank", "points"].into_iter().chain(free).chain(["of", "won", "drawn", "lost"]);
    let row = |&Standing { entry, rank, points, free, tally, .. }: &Standing| {
        let games = tally.won + tally.drawn + tally.lost;
        let counts = [games, tally.won, tally.drawn, tally.lost].map(f64::from);
        let numbers = [rank as f64, points].into_iter().chain(has_free.then_some(free)).chain(counts);
        [Cell::Text(names[entry].clone())].into_iter().chain(numbers.map(Cell::Number)).collect()
    };
    Table::new(caption, labels, standings.iter().map(row).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::PairedGame;

    /// A pair of games that the first one of two entries has won.
    fn pair(entries: [usize; 2]) -> GamePair {
        GamePair { entries, games: [PairedGame { winner: Some(0), by_fault: false }; 2], is_repeated: false }
    }

    fn table(scoreboard: &Scoreboard) -> [Value; 2] {
        let table = json!(scoreboard.table());
        [table["caption"].clone(), table["rows"].clone()]
    }

    #[test]
    fn each_stage_has_its_own_standings() {
        let scoreboard = Scoreboard::new("rounds", ["a", "b", "c"].map(str::to_owned).into());
        scoreboard.add(pair([1, 0]));
        scoreboard.rest(2, 1.0);
        let rows = json!([
            ["b", 1.0, 2.0, 0.0, 2.0, 2.0, 0.0, 0.0],
            ["c", 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0],
            ["a", 3.0, 0.0, 0.0, 2.0, 0.0, 0.0, 2.0],
        ]);
        assert_eq!(table(&scoreboard), [json!("Standings of the rounds"), rows]);
        scoreboard.begin("final", &[1, 2]);
        scoreboard.add(pair([2, 1]));
        let rows = json!([["c", 1.0, 2.0, 2.0, 2.0, 0.0, 0.0], ["b", 2.0, 0.0, 2.0, 0.0, 0.0, 2.0]]);
        assert_eq!(table(&scoreboard), [json!("Standings of the final"), rows]);
    }
}
