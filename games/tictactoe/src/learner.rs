//! The learner as a player of tic-tac-toe, from a table or taught on the spot.

use std::convert::Infallible;
use std::sync::Arc;

use rand::{Rng, RngExt};
use suite_learn::{Curriculum, ExactTable, Learner, Lesson, Parameters, Subject};
use suite_search::{Budget, Decision, OutOfBudget, Strategy};

use crate::position::Position;
use crate::square::Square;

/// A learner of tic-tac-toe.
pub type QLearner = Learner<ExactTable<Position>>;

/// A player that uses a learner's table; in a position that is not in it, it plays the first empty square.
pub struct Learned(pub Arc<QLearner>);

impl Strategy<Position> for Learned {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Square>, OutOfBudget> {
        (&*self.0).choose(position, budget)
    }
}

/// The number of games that a learner without a table plays first.
const GAMES: u64 = 100_000;

/// The game, as learners' tables name it.
pub const SUBJECT: Subject = Subject { game: "tic-tac-toe", rules: "3x3" };

/// Returns the default curriculum: games of the learner against itself, the one opponent that learns to punish every
/// mistake.
#[must_use]
pub fn self_play(seed: u64) -> Curriculum {
    Curriculum { seed, parameters: Parameters::default(), lessons: vec![Lesson::self_play(1)] }
}

/// Returns a learner that has learned from games against itself.
pub fn taught(random: &mut impl Rng) -> Arc<QLearner> {
    let mut learner = Learner::new(self_play(random.random()));
    let nobody = |_, _: &Position, _: &mut _| unreachable!("the learner plays against itself");
    let Ok(()) = learner.learn(&Position::START, GAMES, nobody, |_| Ok::<_, Infallible>(()));
    Arc::new(learner)
}
