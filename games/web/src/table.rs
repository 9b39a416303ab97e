//! Tables, as the page draws them.

use serde::Serialize;

/// A table with its caption. All columns but the first are numeric.
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

/// The content of a cell.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub enum Cell {
    /// A text, such as the name of a player.
    Text(String),
    /// A number.
    Number(f64),
}

impl Table {
    /// Returns a table; every row has a cell for each label.
    pub fn new(
        caption: impl Into<String>,
        labels: impl IntoIterator<Item = &'static str>,
        rows: Vec<Vec<Cell>>,
    ) -> Self {
        let columns = labels.into_iter().enumerate().map(|(index, label)| Column { label, numeric: index > 0 });
        Self { caption: caption.into(), columns: columns.collect(), rows }
    }
}
