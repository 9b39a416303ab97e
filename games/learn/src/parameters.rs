//! The numbers of Q-learning.

use serde::{Deserialize, Serialize};

/// How values are learnt. The defaults are for games as small as tic-tac-toe.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parameters {
    /// The learning rate: how much of a value is replaced by what a game says of it.
    pub alpha: f64,
    /// The same for the last move of a game, which is worth the reward itself.
    pub last_alpha: f64,
    /// The discount: what the best value of the next position counts.
    pub gamma: f64,
    /// How much of what a game came to, rather than of the best value that was known on the way, is passed back from move to
    /// move: 0 is the rule of one step, 1 the end of the game only (the lambda-return; Sutton and Barto, section 12.1). A table
    /// that was learnt without it does not name it.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lambda: f64,
    /// The value of a move that has not been made yet.
    pub initial: f64,
    /// What the end of a game is worth.
    pub rewards: Rewards,
    /// How often any move is made, each as likely as another, and not the best one (epsilon of Sutton and Barto, section 2.2);
    /// in the first game.
    pub exploration: f64,
    /// After how many games that has fallen to a half. After twice as many it is a third, after three times a quarter.
    pub half_life: f64,
    /// Whether all images of a position are one.
    pub symmetry: bool,
}

/// What the end of a game is worth to the learner.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewards {
    /// If it has won.
    pub win: f64,
    /// If nobody has.
    pub draw: f64,
    /// If it has lost.
    pub loss: f64,
}

/// How a game ended for the learner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// It has won.
    Win,
    /// Nobody has.
    Draw,
    /// It has lost.
    Loss,
}

impl Parameters {
    /// Those of the course's `TicTacToe.py`, which makes the best move it knows from the first game on and knows no symmetry.
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

    /// How often any move is made after so many games.
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
    pub(crate) const fn of(&self, outcome: Outcome) -> f64 {
        match outcome {
            Outcome::Win => self.win,
            Outcome::Draw => self.draw,
            Outcome::Loss => self.loss,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &f64) -> bool {
    *number == 0.0
}
