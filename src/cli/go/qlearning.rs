//! The player that has learnt from games, and the table of what it has learnt that is built in.
//!
//! That table is the file `qlearning.json.gz` beside this one, which these commands make, byte for byte:
//!
//! ```sh
//! suite go train --games 1000000 --seed 1 --table qlearning.json
//! grep -v ',.[.]0]],$' qlearning.json | gzip -9n >qlearning.json.gz
//! ```
//!
//! The second one leaves out the moves that were made fewer than ten times, three quarters of all, of which little is known: the
//! player wins as often without them, and starts in half the time.

use std::io::Read;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use anyhow::{Context, Result};
use flate2::read::GzDecoder;
use rand::{Rng, RngExt};
use suite_go::{Move, Position};
use suite_learn::{AggregatedTable, Learner, Subject, Symmetry};
use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

use crate::cli::shared::learning::read_table;

/// What has learnt Little-Go. A table of positions would be of no use: there are too many.
pub type QLearner = Learner<AggregatedTable<Position>>;

/// What tables of this game are called. Tables of other features are of other rules.
pub const SUBJECT: Subject = Subject { game: "Little-Go", rules: "5x5, features 1" };

/// One of the ways to look at the board, each as likely as another.
pub fn any_symmetry<R: Rng + ?Sized>(chance: &mut R) -> usize {
    chance.random_range(0..Position::SYMMETRIES)
}

/// The best move that it knows, looking at the board in one of these ways.
///
/// Of equal moves the first is what it has learnt to go on from; so what may differ from game to game is which that is.
pub fn choose(learner: &QLearner, position: &Position, symmetry: usize) -> Move {
    let chosen = learner.best_move(&position.image(symmetry));
    let mut moves = position.moves();
    moves.find(|&mv| Some(position.map_move(mv, symmetry)) == chosen).unwrap_or(Move::Pass)
}

/// Plays what a learner has learned, looking at the board in one of the ways there are.
pub struct QLearning {
    /// The learner.
    pub learner: Arc<QLearner>,
    /// The way.
    pub symmetry: usize,
}

impl Strategy<Position> for QLearning {
    fn choose(&mut self, position: &Position, _: Budget) -> std::result::Result<Decision<Move>, OutOfBudget> {
        Ok(Decision::new(Some(choose(&self.learner, position, self.symmetry)), 0))
    }
}

/// What the table in a file has learnt.
pub fn read(path: &Path) -> Result<Arc<QLearner>> {
    read_table(path, SUBJECT).map(Arc::new)
}

/// What the table that is built in has learnt. It is read when somebody first asks for it.
pub fn built_in() -> Arc<QLearner> {
    static LEARNER: LazyLock<Arc<QLearner>> =
        LazyLock::new(|| Arc::new(unpack(TABLE).expect("the table that is built in is one")));
    Arc::clone(&LEARNER)
}

const TABLE: &[u8] = include_bytes!("qlearning.json.gz");

fn unpack(packed: &[u8]) -> Result<QLearner> {
    let mut text = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut text).context("cannot unpack the table")?;
    Ok(Learner::from_json(&text, SUBJECT)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_that_is_built_in_is_small() {
        assert!(unpack(TABLE).is_ok_and(|learner| learner.games() > 0));
        assert!(TABLE.len() <= 2 << 20, "{}", TABLE.len());
    }
}
