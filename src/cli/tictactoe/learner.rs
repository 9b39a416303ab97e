//! The learner as a player of tic-tac-toe, from a table or taught on the spot.

use std::convert::Infallible;
use std::path::Path;
use std::sync::Arc;

use rand::{Rng, RngExt};
use suite_learn::{ExactTable, Learner};
use suite_search::{Budget, Decision, OutOfBudget, Strategy};
use suite_tictactoe::{Position, SUBJECT, Square, self_play as course};

use crate::cli::learning::read_table;

/// A learner of tic-tac-toe.
pub type QLearner = Learner<ExactTable<Position>>;

/// Plays by a learner's table; in a position that is not in it, the first empty square.
pub struct Learned(pub Arc<QLearner>);

impl Strategy<Position> for Learned {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Square>, OutOfBudget> {
        (&*self.0).choose(position, budget)
    }
}

/// The number of games that a learner without a table plays first.
const GAMES: u64 = 100_000;

/// Reads a learner's table.
pub fn read(path: &Path) -> anyhow::Result<Arc<QLearner>> {
    read_table(path, SUBJECT).map(Arc::new)
}

/// Returns a learner that has learned from games against itself.
pub fn taught(random: &mut impl Rng) -> Arc<QLearner> {
    let mut learner = Learner::new(course(random.random()));
    let nobody = |_, _: &Position, _: &mut _| unreachable!("the learner plays against itself");
    let Ok(()) = learner.learn(&Position::START, GAMES, nobody, |_| Ok::<_, Infallible>(()));
    Arc::new(learner)
}
