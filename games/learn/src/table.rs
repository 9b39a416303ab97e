//! What has been learnt: the value of every move of every position that has been met.

use rustc_hash::FxHashMap;
use suite_search::Game;

/// The Q-table. A position's values are in the canonical order of its moves.
#[derive(Debug, Clone)]
pub(crate) struct Table<G> {
    rows: FxHashMap<G, Row>,
    /// The rows' values, row after row, so that a new position costs no allocation of its own.
    values: Vec<f64>,
}

/// Where the values of a position are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Row {
    start: usize,
    pub(crate) len: usize,
}

impl<G: Game> Table<G> {
    pub(crate) fn new() -> Self {
        Self { rows: FxHashMap::default(), values: Vec::new() }
    }

    /// Positions in the table.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    #[inline]
    pub(crate) fn row(&self, state: &G) -> Option<Row> {
        self.rows.get(state).copied()
    }

    /// Adds a position that is not there yet.
    pub(crate) fn insert(&mut self, state: G, values: impl Iterator<Item = f64>) -> Row {
        let start = self.values.len();
        self.values.extend(values);
        let row = Row { start, len: self.values.len() - start };
        self.rows.insert(state, row);
        row
    }

    #[inline]
    pub(crate) fn values(&self, row: Row) -> &[f64] {
        &self.values[row.start..row.start + row.len]
    }

    #[inline]
    pub(crate) fn values_mut(&mut self, row: Row) -> &mut [f64] {
        &mut self.values[row.start..row.start + row.len]
    }

    /// The positions with their values, in no order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&G, &[f64])> {
        self.rows.iter().map(|(state, &row)| (state, self.values(row)))
    }
}

/// The same positions with the same values, in whatever order they were met.
impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        let same = |(state, values): (&G, &[f64])| other.row(state).is_some_and(|row| other.values(row) == values);
        self.len() == other.len() && self.iter().all(same)
    }
}

/// The first of the greatest values, and where it is.
#[inline]
pub(crate) fn best(values: &[f64]) -> (usize, f64) {
    let mut best = (0, f64::NEG_INFINITY);
    for (index, &value) in values.iter().enumerate() {
        if value > best.1 {
            best = (index, value);
        }
    }
    best
}
