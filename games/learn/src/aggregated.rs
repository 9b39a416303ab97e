//! A table of classes of moves: state aggregation, for games with so many positions that hardly one is met twice.

use std::fmt::Display;

use rustc_hash::FxHashMap;
use suite_search::Aggregate;

use crate::memory::{Memory, Stored, best};
use crate::{Learner, Parameters};

/// The Q-table of a game whose moves are told apart by their [class](Aggregate::Class) only (Sutton and Barto, section 9.3).
///
/// A class is met as often in one game as a position in thousands, and after that often its value is to be the mean of all
/// that games said of it: the learning rate of the n-th time is 1/n, but not less than [`Parameters::alpha`] (sections 2.4
/// and 2.5).
#[derive(Debug, Clone, PartialEq)]
pub struct Aggregated<G: Aggregate> {
    entries: FxHashMap<G::Class, Entry>,
}

/// What is known of a class.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Entry {
    value: f64,
    /// How often such a move was made.
    made: u32,
}

/// A move that was made.
#[derive(Debug, Clone, Copy)]
pub struct AggregatedStep<C> {
    class: C,
    /// What the class is worth if it is not in the table yet.
    initial: f64,
    /// The best value of the position when the move was made.
    best: f64,
}

impl<G: Aggregate> Default for Aggregated<G> {
    fn default() -> Self {
        Self { entries: FxHashMap::default() }
    }
}

impl<G: Aggregate> Aggregated<G> {
    /// The values of all moves of a position, in their order.
    fn values(&self, position: &G, parameters: &Parameters) -> Vec<f64> {
        let value = |mv| self.entries.get(&position.class(mv)).map_or(parameters.initial, |entry| entry.value);
        position.moves().map(value).collect()
    }
}

impl<G: Aggregate> Learner<Aggregated<G>> {
    /// The best move that it knows, the first of equals, as in the games that it learnt from; `None` if the game is over.
    #[must_use]
    pub fn choose(&self, position: &G) -> Option<G::Move> {
        let (index, _) = best(&self.memory.values(position, &self.course.parameters));
        position.moves().nth(index)
    }
}

impl<G: Aggregate> Memory for Aggregated<G> {
    type Game = G;
    type Step = AggregatedStep<G::Class>;

    fn size(&self) -> usize {
        self.entries.len()
    }

    fn step(
        &mut self,
        position: &G,
        parameters: &Parameters,
        choose: impl FnOnce(&[f64]) -> usize,
    ) -> (G::Move, Self::Step) {
        let values = self.values(position, parameters);
        let mv = position.moves().nth(choose(&values)).expect("a move for every value");
        (mv, AggregatedStep { class: position.class(mv), initial: parameters.initial, best: best(&values).1 })
    }

    fn update(&mut self, step: Self::Step, alpha: f64, gain: f64) {
        let Entry { value, made } = self.entries.entry(step.class).or_insert(Entry { value: step.initial, made: 0 });
        *made = made.saturating_add(1);
        let alpha = alpha.max(1.0 / f64::from(*made));
        *value = (1.0 - alpha) * *value + alpha * gain;
    }

    fn value(&self, step: Self::Step) -> f64 {
        step.best
    }
}

/// The classes in their order, each with its value and how often such a move was made.
impl<G: Aggregate> Stored for Aggregated<G> {
    fn rows(&self) -> Vec<(String, Vec<f64>)> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        entries.sort_unstable_by_key(|(class, _)| *class);
        let row = |(class, entry): (&G::Class, &Entry)| (class.to_string(), vec![entry.value, entry.made.into()]);
        entries.into_iter().map(row).collect()
    }

    fn add(&mut self, name: &str, values: &[f64], _: &Parameters) -> Result<(), String> {
        let class = name.parse::<G::Class>().map_err(in_words)?;
        let &[value, made] = values else {
            return Err(format!(
                "found {} values, expected 2, what it is worth and how often it was made",
                values.len()
            ));
        };
        if made.fract() != 0.0 || !(1.0..=f64::from(u32::MAX)).contains(&made) {
            return Err(format!("found {made} times that it was made, expected a whole number from 1"));
        }
        match self.entries.insert(class, Entry { value, made: made as u32 }) {
            Some(_) => Err("it comes twice".to_owned()),
            None => Ok(()),
        }
    }
}

fn in_words(error: impl Display) -> String {
    error.to_string()
}
