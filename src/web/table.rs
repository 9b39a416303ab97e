//! Tables, as the page draws them.

use serde::Serialize;

use suite_contest::Standing;

/// A table with its caption.
#[derive(Debug, Clone, Serialize)]
pub struct Table {
    caption: String,
    columns: Vec<Column>,
    rows: Vec<Vec<Cell>>,
}

/// The heading of a column.
#[derive(Debug, Clone, Serialize)]
struct Column {
    label: &'static str,
    numeric: bool,
}

#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
enum Cell {
    Text(String),
    Number(f64),
}

impl Table {
    /// Returns the table of standings, the best player first; `names` are those of all entries. There is a column for points
    /// without an opponent if there are any.
    pub fn of_standings(caption: impl Into<String>, names: &[String], standings: &[Standing]) -> Self {
        let has_free = standings.iter().any(|standing| standing.free > 0.0);
        let free = has_free.then_some("free");
        let labels = ["player", "rank", "points"].into_iter().chain(free).chain(["of", "won", "drawn", "lost"]);
        let columns = labels.enumerate().map(|(index, label)| Column { label, numeric: index > 0 }).collect();
        let row = |&Standing { entry, rank, points, free, tally, .. }: &Standing| {
            let games = tally.won + tally.drawn + tally.lost;
            let counts = [games, tally.won, tally.drawn, tally.lost].map(f64::from);
            let numbers = [rank as f64, points].into_iter().chain(has_free.then_some(free)).chain(counts);
            [Cell::Text(names[entry].clone())].into_iter().chain(numbers.map(Cell::Number)).collect()
        };
        Self { caption: caption.into(), columns, rows: standings.iter().map(row).collect() }
    }
}
