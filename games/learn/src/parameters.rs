//! The parameters of Q-learning.

use serde::{Deserialize, Serialize};

/// The parameters of the learning rule. The defaults suit games as small as tic-tac-toe.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// The learning rate: the fraction of a value that a game replaces.
    pub alpha: f64,
    /// The learning rate of the last move of a game, whose target is the reward itself.
    pub last_alpha: f64,
    /// The discount factor: the weight of the best value of the next position.
    pub gamma: f64,
    /// The weight of the reward, as against the best known value on the way, in what is passed back from move to move:
    /// 0 is the one-step rule, and 1 uses the reward alone (the lambda-return; Sutton and Barto, section 12.1). Tables
    /// that were learned without it do not have the field.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lambda: f64,
    /// The value of a move that has not been made yet.
    pub initial: f64,
    /// The rewards.
    pub rewards: Rewards,
    /// The probability, in the first game, of a random move instead of the best one (epsilon; Sutton and Barto, section
    /// 2.2).
    pub exploration: f64,
    /// The number of games after which exploration has fallen to a half; after twice as many it is a third, after three
    /// times as many a quarter.
    pub half_life: f64,
    /// Treat all symmetric images of a position as one.
    pub symmetry: bool,
}

/// The rewards at the end of a game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewards {
    /// The reward for a win.
    pub win: f64,
    /// The reward for a draw.
    pub draw: f64,
    /// The reward for a loss.
    pub loss: f64,
}

/// The result of a game for the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameResult {
    /// The learner has won.
    Win,
    /// Neither player has won.
    Draw,
    /// The learner has lost.
    Loss,
}

impl Parameters {
    /// The parameters of the course's `TicTacToe.py`, which neither explores nor uses symmetry.
    pub const CLASSIC: Self = Self {
        alpha: 0.7,
        last_alpha: 1.0,
        gamma: 0.9,
        lambda: 0.0,
        initial: 0.5,
        rewards: Rewards { win: 1.0, draw: 0.5, loss: 0.0 },
        exploration: 0.0,
        half_life: 1.0,
        symmetry: false,
    };

    /// Returns the probability of a random move after a number of games.
    #[inline]
    pub(crate) fn exploration_after(&self, games: u64) -> f64 {
        self.exploration / (1.0 + games as f64 / self.half_life)
    }
}

impl Default for Parameters {
    fn default() -> Self {
        Self { alpha: 0.2, last_alpha: 0.2, exploration: 0.5, half_life: 10_000.0, symmetry: true, ..Self::CLASSIC }
    }
}

impl Rewards {
    #[inline]
    pub(crate) const fn of(&self, result: GameResult) -> f64 {
        match result {
            GameResult::Win => self.win,
            GameResult::Draw => self.draw,
            GameResult::Loss => self.loss,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &f64) -> bool {
    *number == 0.0
}
