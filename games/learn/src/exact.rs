//! A table of positions: the value of every move of every position that has been met.

use std::fmt::Display;
use std::str::FromStr;

use rustc_hash::FxHashMap;
use suite_search::Symmetry;

use crate::memory::{Memory, Stored, best};
use crate::{Learner, Parameters};

/// The Q-table of a game with so few positions that each is met often. A position's values are in the canonical order of its
/// moves.
#[derive(Debug, Clone)]
pub struct Exact<G> {
    rows: FxHashMap<G, Row>,
    /// The rows' values, row after row, so that a new position costs no allocation of its own.
    values: Vec<f64>,
}

/// Where the values of a position are.
#[derive(Debug, Clone, Copy)]
struct Row {
    start: usize,
    len: usize,
}

/// A move that was made.
#[derive(Debug, Clone, Copy)]
pub struct ExactStep {
    row: Row,
    /// The move's place among those of the position.
    index: usize,
}

impl<G> Default for Exact<G> {
    fn default() -> Self {
        Self { rows: FxHashMap::default(), values: Vec::new() }
    }
}

impl<G: Symmetry> Exact<G> {
    /// Adds a position that is not there yet.
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

    /// The values of a position that has been met.
    #[inline]
    pub(crate) fn known(&self, state: &G) -> Option<&[f64]> {
        Some(self.values(*self.rows.get(state)?))
    }

    /// The positions with their values, in no order.
    fn iter(&self) -> impl Iterator<Item = (&G, &[f64])> {
        self.rows.iter().map(|(state, &row)| (state, self.values(row)))
    }
}

/// The same positions with the same values, in whatever order they were met.
impl<G: Symmetry> PartialEq for Exact<G> {
    fn eq(&self, other: &Self) -> bool {
        let same = |(state, values): (&G, &[f64])| other.known(state) == Some(values);
        self.size() == other.size() && self.iter().all(same)
    }
}

impl<G: Symmetry> Learner<Exact<G>> {
    /// The best move that it knows, the first of equals; `None` in a position that it has never met, and if the game is over.
    #[must_use]
    pub fn choose(&self, position: &G) -> Option<G::Move> {
        let (state, symmetry) = state(position, &self.course.parameters);
        let (index, _) = best(self.memory.known(&state)?);
        original(position, &state, symmetry, index)
    }
}

impl<G: Symmetry> Memory for Exact<G> {
    type Game = G;
    type Step = ExactStep;

    fn size(&self) -> usize {
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
        let mv = original(position, &state, symmetry, index).expect("a move for every value");
        (mv, ExactStep { row, index })
    }

    #[inline]
    fn update(&mut self, ExactStep { row, index }: ExactStep, alpha: f64, gain: f64) {
        let value = &mut self.values_mut(row)[index];
        *value = (1.0 - alpha) * *value + alpha * gain;
    }

    #[inline]
    fn value(&self, step: ExactStep) -> f64 {
        best(self.values(step.row)).1
    }
}

/// The positions in their order.
impl<G> Stored for Exact<G>
where
    G: Symmetry + Display + FromStr<Err: Display>,
{
    fn rows(&self) -> Vec<(String, Vec<f64>)> {
        let mut states: Vec<_> = self.iter().collect();
        states.sort_unstable_by_key(|(state, _)| *state);
        states.into_iter().map(|(state, values)| (state.to_string(), values.to_vec())).collect()
    }

    fn add(&mut self, name: &str, values: &[f64], parameters: &Parameters) -> Result<(), String> {
        let position: G = name.parse().map_err(|error: G::Err| error.to_string())?;
        let moves = position.moves().count();
        if state(&position, parameters).0 != position {
            return Err("it is not the image that stands for all".to_owned());
        }
        if moves == 0 || moves != values.len() {
            return Err(format!("found {} values, expected {moves}, one for each move", values.len()));
        }
        if self.rows.contains_key(&position) {
            return Err("it comes twice".to_owned());
        }
        self.insert(position, values.iter().copied());
        Ok(())
    }
}

/// What the table knows a position by, and the way of looking at it that gives it.
#[inline]
fn state<G: Symmetry>(position: &G, parameters: &Parameters) -> (G, usize) {
    if parameters.symmetry { position.canonical() } else { (position.clone(), 0) }
}

/// The move of a position whose image is the move of so many in `state`.
#[inline]
fn original<G: Symmetry>(position: &G, state: &G, symmetry: usize, index: usize) -> Option<G::Move> {
    let image = state.moves().nth(index)?;
    if symmetry == 0 { Some(image) } else { position.moves().find(|&mv| position.map_move(mv, symmetry) == image) }
}
