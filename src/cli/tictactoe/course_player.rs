//! The players of the course's competition.

use rand_chacha::ChaCha8Rng;
use suite_learn::{ExactTable, Learner};
use suite_search::{Budget, Random, Strategy};
use suite_tictactoe::{Perfect, Position, Smart, Square};

/// A player with its tables.
#[derive(Clone, Copy)]
pub enum CoursePlayer<'a> {
    Random,
    Smart(&'a Perfect),
    Perfect(&'a Perfect),
    QLearner(&'a Learner<ExactTable<Position>>),
}

impl CoursePlayer<'_> {
    /// Returns the course's name for the player.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "RandomPlayer",
            Self::Smart(_) => "SmartPlayer",
            Self::Perfect(_) => "PerfectPlayer",
            Self::QLearner(_) => "QLearner",
        }
    }

    /// Chooses a move in a game that goes on.
    pub fn choose(self, position: &Position, chance: &mut ChaCha8Rng) -> Square {
        let budget = Budget::UNLIMITED;
        let decision = match self {
            Self::Random => Random(chance).choose(position, budget),
            Self::Smart(perfect) => Smart { perfect, random: chance }.choose(position, budget),
            Self::Perfect(mut perfect) => perfect.choose(position, budget),
            Self::QLearner(mut learner) => learner.choose(position, budget),
        };
        decision.ok().and_then(|decision| decision.best).expect("a game that goes on has a move")
    }
}
