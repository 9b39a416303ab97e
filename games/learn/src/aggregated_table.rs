//! A table of classes of moves: state aggregation.

use rustc_hash::FxHashMap;

use crate::table::{Persist, QTable, best};
use crate::{Aggregate, Parameters};

/// A Q-table that tells moves apart only by their [class](Aggregate::Class) (Sutton and Barto, section 9.3), for games
/// in which few of the many positions occur twice.
///
/// A class occurs as often in one game as a position does in thousands. Its value should therefore approach the mean
/// over all games: the learning rate at the n-th update is 1/n, but not less than [`Parameters::alpha`] (sections 2.4
/// and 2.5).
#[derive(Debug, Clone, PartialEq)]
pub struct AggregatedTable<G: Aggregate> {
    entries: FxHashMap<G::Class, ClassEntry>,
}

/// The entry of a class.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ClassEntry {
    value: f64,
    /// The number of updates.
    updates: u32,
}

/// A move that the learner has made.
#[derive(Debug, Clone, Copy)]
pub struct AggregatedStep<C> {
    class: C,
    /// The value of the class if it is not in the table yet.
    initial: f64,
    /// The best value of the position when the move was made.
    best_value: f64,
}

impl<G: Aggregate> Default for AggregatedTable<G> {
    fn default() -> Self {
        Self { entries: FxHashMap::default() }
    }
}

impl<G: Aggregate> AggregatedTable<G> {
    /// Returns the values of all moves of a position, in their order.
    fn values(&self, position: &G, parameters: &Parameters) -> Vec<f64> {
        let value = |mv| self.entries.get(&position.class(mv)).map_or(parameters.initial, |entry| entry.value);
        position.moves().map(value).collect()
    }
}

impl<G: Aggregate> QTable for AggregatedTable<G> {
    type Game = G;
    type Step = AggregatedStep<G::Class>;

    fn len(&self) -> usize {
        self.entries.len()
    }

    fn step(
        &mut self,
        position: &G,
        parameters: &Parameters,
        choose: impl FnOnce(&[f64]) -> usize,
    ) -> (G::Move, Self::Step) {
        let values = self.values(position, parameters);
        let mv = position.moves().nth(choose(&values)).expect("there is a move for every value");
        (mv, AggregatedStep { class: position.class(mv), initial: parameters.initial, best_value: best(&values).1 })
    }

    fn best_move(&self, position: &G, parameters: &Parameters) -> Option<G::Move> {
        let (index, _) = best(&self.values(position, parameters));
        position.moves().nth(index)
    }

    fn update(&mut self, step: Self::Step, alpha: f64, target: f64) {
        let ClassEntry { value, updates } =
            self.entries.entry(step.class).or_insert(ClassEntry { value: step.initial, updates: 0 });
        *updates = updates.saturating_add(1);
        let alpha = alpha.max(1.0 / f64::from(*updates));
        *value = (1.0 - alpha) * *value + alpha * target;
    }

    fn best_value(&self, step: Self::Step) -> f64 {
        step.best_value
    }
}

/// Saves the classes in their order, each with its value and its number of updates.
impl<G: Aggregate> Persist for AggregatedTable<G> {
    fn rows(&self) -> Vec<(String, Vec<f64>)> {
        let mut entries: Vec<_> = self.entries.iter().collect();
        entries.sort_unstable_by_key(|(class, _)| *class);
        let row =
            |(class, entry): (&G::Class, &ClassEntry)| (class.to_string(), vec![entry.value, entry.updates.into()]);
        entries.into_iter().map(row).collect()
    }

    fn add_row(&mut self, name: &str, values: &[f64], _: &Parameters) -> Result<(), String> {
        let class = name.parse::<G::Class>().map_err(|error| error.to_string())?;
        let &[value, updates] = values else {
            return Err(format!("expected 2 values (a value and a number of updates), found {}", values.len()));
        };
        if updates.fract() != 0.0 || !(1.0..=f64::from(u32::MAX)).contains(&updates) {
            return Err(format!("expected a number of updates from 1 to {}, found {updates}", u32::MAX));
        }
        match self.entries.insert(class, ClassEntry { value, updates: updates as u32 }) {
            Some(_) => Err("duplicate row".to_owned()),
            None => Ok(()),
        }
    }
}
