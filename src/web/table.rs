//! Tables, as the page draws them.

use serde::Serialize;

use crate::contest::Standing;

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

/// The headings of standings; all columns but the first have numbers.
const STANDINGS: [&str; 7] = ["player", "rank", "points", "of", "won", "drawn", "lost"];

impl Table {
    /// Returns the table of standings, the best player first; `names` are those of all entries.
    pub fn of_standings(caption: impl Into<String>, names: &[String], standings: &[Standing]) -> Self {
        let columns = STANDINGS.iter().enumerate().map(|(index, label)| Column { label, numeric: index > 0 }).collect();
        let row = |&Standing { entry, rank, points, tally, .. }: &Standing| {
            let games = tally.won + tally.drawn + tally.lost;
            let counts = [games, tally.won, tally.drawn, tally.lost].map(f64::from);
            let numbers = [rank as f64, points].into_iter().chain(counts).map(Cell::Number);
            [Cell::Text(names[entry].clone())].into_iter().chain(numbers).collect()
        };
        Self { caption: caption.into(), columns, rows: standings.iter().map(row).collect() }
    }
}
