//! Whom the learner plays against, how often, and what else decides what it learns.

use serde::{Deserialize, Serialize};
use suite_search::Player;

use crate::Parameters;

/// All that decides what is learnt, apart from the game and how many games are played.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Where all chance comes from.
    pub seed: u64,
    /// How values are learnt.
    pub parameters: Parameters,
    /// What games are played, one lesson after the other, and again from the first.
    pub lessons: Vec<Lesson>,
}

/// Some games in a row against the same opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Who that is.
    pub opponent: Opponent,
    /// Which side the learner plays.
    #[serde(with = "Side")]
    pub side: Player,
    /// How many games.
    pub games: u64,
}

/// Whom the learner plays against.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// Itself: it learns from the moves of both sides.
    Itself,
    /// Somebody of this name.
    Other(String),
}

impl Lesson {
    /// Some games against itself.
    #[must_use]
    pub const fn with_itself(games: u64) -> Self {
        Self { opponent: Opponent::Itself, side: Player::First, games }
    }

    /// Some games against somebody else.
    #[must_use]
    pub fn with(opponent: &str, side: Player, games: u64) -> Self {
        Self { opponent: Opponent::Other(opponent.to_owned()), side, games }
    }
}

/// How a side is written down.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
enum Side {
    First,
    Second,
}

impl Course {
    /// The lesson to which a game belongs; games are numbered from 0. `None` if the lessons are of no games at all.
    pub(crate) fn lesson(&self, game: u64) -> Option<usize> {
        let all: u128 = self.lessons.iter().map(|lesson| u128::from(lesson.games)).sum();
        let mut left = u128::from(game).checked_rem(all)?;
        self.lessons.iter().position(|lesson| {
            let is_in_it = left < u128::from(lesson.games);
            left = left.saturating_sub(u128::from(lesson.games));
            is_in_it
        })
    }
}
