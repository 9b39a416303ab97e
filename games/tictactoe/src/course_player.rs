//! The players of the course's competition.

use rand::rngs::ChaCha8Rng;
use suite_search::{Budget, Random, Strategy};

use crate::learner::QLearner;
use crate::opponents::{Perfect, Smart};
use crate::position::Position;
use crate::square::Square;

/// A player with its tables.
#[derive(Clone, Copy)]
pub(crate) enum CoursePlayer<'a> {
    Random,
    Smart(&'a Perfect),
    Perfect(&'a Perfect),
    QLearner(&'a QLearner),
}

impl CoursePlayer<'_> {
    /// Returns the course's name for the player.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "RandomPlayer",
            Self::Smart(_) => "SmartPlayer",
            Self::Perfect(_) => "PerfectPlayer",
            Self::QLearner(_) => "QLearner",
        }
    }

    /// Chooses a move in a game that goes on.
    pub(crate) fn choose(self, position: &Position, chance: &mut ChaCha8Rng) -> Square {
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
