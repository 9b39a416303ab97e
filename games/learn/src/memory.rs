//! Where the values of moves are kept: for each position by itself, or together for all that are much alike.

use suite_search::Game;

use crate::Parameters;

/// The Q-table, and how it is looked up.
pub trait Memory: Default {
    /// The game whose moves are valued.
    type Game: Game;
    /// A move that the learner made, to come back to when the game is over.
    type Step: Copy;

    /// How many entries there are.
    fn size(&self) -> usize;

    /// The move that `choose` picks, by its place among the values of all moves of a position in which the game goes on.
    fn step(
        &mut self,
        position: &Self::Game,
        parameters: &Parameters,
        choose: impl FnOnce(&[f64]) -> usize,
    ) -> (<Self::Game as Game>::Move, Self::Step);

    /// Has the value of a move come nearer to what a game was worth behind it.
    fn update(&mut self, step: Self::Step, alpha: f64, gain: f64);

    /// The best value of the position in which a move was made.
    fn value(&self, step: Self::Step) -> f64;
}

/// A memory that can be written down, row by row, in an order that is always the same.
pub trait Stored: Memory {
    /// The rows, each with its name.
    fn rows(&self) -> Vec<(String, Vec<f64>)>;

    /// Adds a row that is not there yet.
    ///
    /// # Errors
    ///
    /// Why it cannot be one.
    fn add(&mut self, name: &str, values: &[f64], parameters: &Parameters) -> Result<(), String>;
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
