//! A table of positions.

use std::fmt::Display;
use std::str::FromStr;

use rustc_hash::FxHashMap;

use crate::table::{Persist, QTable, best};
use crate::{Parameters, Symmetry};

/// A Q-table with a row for each position, for games with so few positions that each occurs often. The values of a row
/// are in the canonical order of the position's moves.
#[derive(Debug, Clone)]
pub struct ExactTable<G> {
    rows: FxHashMap<G, Row>,
    /// The values of all rows, one row after the other, so that a new position needs no allocation of its own.
    values: Vec<f64>,
}

/// The range of a position's values.
#[derive(Debug, Clone, Copy)]
struct Row {
    start: usize,
    len: usize,
}

/// A move that the learner has made.
#[derive(Debug, Clone, Copy)]
pub struct ExactStep {
    row: Row,
    /// The index of the move among those of the position.
    index: usize,
}

impl<G> Default for ExactTable<G> {
    fn default() -> Self {
        Self { rows: FxHashMap::default(), values: Vec::new() }
    }
}

impl<G: Symmetry> ExactTable<G> {
    /// Adds a position that is not in the table.
    fn insert(&mut self, state: G, values: impl Iterator<Item = f64>) -> Row {
        let start = self.values.len();
        self.values.extend(values);
        let row = Row { start, len: self.values.len() - start };
        self.rows.insert(state, row);
        row
    }

    #[inline]
    fn values(&self, row: Row) -> &[f64] {
        &self.values[row.start..row.start + row.len]
    }

    #[inline]
    fn values_mut(&mut self, row: Row) -> &mut [f64] {
        &mut self.values[row.start..row.start + row.len]
    }

    /// Returns the values of a position, if it is in the table.
    #[inline]
    pub(crate) fn get(&self, state: &G) -> Option<&[f64]> {
        Some(self.values(*self.rows.get(state)?))
    }

    /// Returns the positions with their values, in no particular order.
    fn iter(&self) -> impl Iterator<Item = (&G, &[f64])> {
        self.rows.iter().map(|(state, &row)| (state, self.values(row)))
    }
}

/// Tables are equal if they hold the same positions with the same values, in whatever order they were added.
impl<G: Symmetry> PartialEq for ExactTable<G> {
    fn eq(&self, other: &Self) -> bool {
        let is_in_other = |(state, values): (&G, &[f64])| other.get(state) == Some(values);
        self.len() == other.len() && self.iter().all(is_in_other)
    }
}

impl<G: Symmetry> QTable for ExactTable<G> {
    type Game = G;
    type Step = ExactStep;

    fn len(&self) -> usize {
        self.rows.len()
    }

    #[inline]
    fn step(
        &mut self,
        position: &G,
        parameters: &Parameters,
        choose: impl FnOnce(&[f64]) -> usize,
    ) -> (G::Move, ExactStep) {
        let (state, symmetry) = state(position, parameters);
        let row = self.rows.get(&state).copied().unwrap_or_else(|| {
            let values = state.moves().map(|_| parameters.initial);
            self.insert(state.clone(), values)
        });
        let index = choose(self.values(row));
        let mv = original(position, &state, symmetry, index).expect("there is a move for every value");
        (mv, ExactStep { row, index })
    }

    fn best_move(&self, position: &G, parameters: &Parameters) -> Option<G::Move> {
        let (state, symmetry) = state(position, parameters);
        let (index, _) = best(self.get(&state)?);
        original(position, &state, symmetry, index)
    }

    #[inline]
    fn update(&mut self, ExactStep { row, index }: ExactStep, alpha: f64, target: f64) {
        let value = &mut self.values_mut(row)[index];
        *value = (1.0 - alpha) * *value + alpha * target;
    }

    #[inline]
    fn best_value(&self, step: ExactStep) -> f64 {
        best(self.values(step.row)).1
    }
}

/// Saves the positions in their order.
impl<G> Persist for ExactTable<G>
where
    G: Symmetry + Display + FromStr<Err: Display>,
{
    fn rows(&self) -> Vec<(String, Vec<f64>)> {
        let mut states: Vec<_> = self.iter().collect();
        states.sort_unstable_by_key(|(state, _)| *state);
        states.into_iter().map(|(state, values)| (state.to_string(), values.to_vec())).collect()
    }

    fn add_row(&mut self, name: &str, values: &[f64], parameters: &Parameters) -> Result<(), String> {
        let position: G = name.parse().map_err(|error: G::Err| error.to_string())?;
        let moves = position.moves().count();
        if state(&position, parameters).0 != position {
            return Err("not the canonical image of its position".to_owned());
        }
        if moves == 0 || moves != values.len() {
            return Err(format!("expected {moves} values (one for each move), found {}", values.len()));
        }
        if self.rows.contains_key(&position) {
            return Err("duplicate row".to_owned());
        }
        self.insert(position, values.iter().copied());
        Ok(())
    }
}

/// Returns the image of a position that is in the table in its place, and the symmetry that leads to it.
#[inline]
fn state<G: Symmetry>(position: &G, parameters: &Parameters) -> (G, usize) {
    if parameters.symmetry { position.canonical() } else { (position.clone(), 0) }
}

/// Returns the move of `position` whose image under `symmetry` is the move of `state` at `index`.
#[inline]
fn original<G: Symmetry>(position: &G, state: &G, symmetry: usize, index: usize) -> Option<G::Move> {
    let image = state.moves().nth(index)?;
    if symmetry == 0 { Some(image) } else { position.moves().find(|&mv| position.map_move(mv, symmetry) == image) }
}
