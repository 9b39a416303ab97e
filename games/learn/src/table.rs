//! The tables that a learner keeps its values in.

use suite_search::Game;

use crate::Parameters;

/// A Q-table: the values of moves.
pub trait QTable: Default {
    /// The game whose moves are valued.
    type Game: Game;
    /// A move that the learner has made, to be updated when the game is over.
    type Step: Copy;

    /// Returns the number of entries.
    fn len(&self) -> usize;

    /// Returns `true` if there are no entries.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Makes a move in a position in which the game goes on: `choose` gets the values of all its moves and returns an
    /// index.
    fn step(
        &mut self,
        position: &Self::Game,
        parameters: &Parameters,
        choose: impl FnOnce(&[f64]) -> usize,
    ) -> (<Self::Game as Game>::Move, Self::Step);

    /// Returns the move with the greatest value, the first of equals. It is `None` if the position is not in the table
    /// or the game is over.
    fn best_move(&self, position: &Self::Game, parameters: &Parameters) -> Option<<Self::Game as Game>::Move>;

    /// Moves the value of a move toward `target`, at the learning rate `alpha`.
    fn update(&mut self, step: Self::Step, alpha: f64, target: f64);

    /// Returns the best value of the position in which a move was made.
    fn best_value(&self, step: Self::Step) -> f64;
}

/// A table that can be saved row by row, always in the same order.
pub trait Persist: QTable {
    /// Returns the rows, each with its name.
    fn rows(&self) -> Vec<(String, Vec<f64>)>;

    /// Adds a new row.
    ///
    /// # Errors
    ///
    /// Returns the reason if the row is malformed or exists already.
    fn add_row(&mut self, name: &str, values: &[f64], parameters: &Parameters) -> Result<(), String>;
}

/// Returns the index of the first of the greatest values, and the value.
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
