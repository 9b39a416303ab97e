//! The players of the course's appendix.

use rand_chacha::ChaCha8Rng;
use suite_learn::{ExactTable, Learner};
use suite_search::Game;
use suite_tictactoe::{Perfect, Position, Square, random, smart};

/// A player, with what it knows.
#[derive(Clone, Copy)]
pub enum CoursePlayer<'a> {
    Random,
    Smart(&'a Perfect),
    Perfect(&'a Perfect),
    QLearner(&'a Learner<ExactTable<Position>>),
}

impl CoursePlayer<'_> {
    /// What the course calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "RandomPlayer",
            Self::Smart(_) => "SmartPlayer",
            Self::Perfect(_) => "PerfectPlayer",
            Self::QLearner(_) => "QLearner",
        }
    }

    /// Its move in a game that goes on.
    pub fn choose(self, position: &Position, chance: &mut ChaCha8Rng) -> Square {
        let mv = match self {
            Self::Random => random(position, chance),
            Self::Smart(perfect) => smart(position, perfect, chance),
            Self::Perfect(perfect) => perfect.best_move(position),
            // All moves of a position that it has not met are worth the same to it.
            Self::QLearner(learner) => learner.best_move(position).or_else(|| position.moves().next()),
        };
        mv.expect("a game that goes on has a move")
    }
}
