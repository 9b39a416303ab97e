//! The games that a learner plays, and everything else that determines what it learns.

use serde::{Deserialize, Serialize};
use suite_search::Player;

use crate::Parameters;

/// Everything that determines what is learned, apart from the game and the number of games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Curriculum {
    /// The random seed.
    pub seed: u64,
    /// The parameters of the learning rule.
    pub parameters: Parameters,
    /// The lessons, which are taken one after the other and then again from the first.
    pub lessons: Vec<Lesson>,
}

/// A number of consecutive games against the same opponent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The opponent.
    pub opponent: LessonOpponent,
    /// The player that the learner is.
    #[serde(with = "SerializedPlayer")]
    pub player: Player,
    /// The number of games.
    pub games: u64,
}

/// The opponent of a learner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LessonOpponent {
    /// The learner itself, which learns from the moves of both players.
    Itself,
    /// Another opponent, by name.
    Other(String),
}

impl Lesson {
    /// Creates a lesson of games against the learner itself.
    #[must_use]
    pub const fn self_play(games: u64) -> Self {
        Self { opponent: LessonOpponent::Itself, player: Player::First, games }
    }

    /// Creates a lesson of games against the opponent of that name, in which the learner is `player`.
    #[must_use]
    pub fn against(opponent: &str, player: Player, games: u64) -> Self {
        Self { opponent: LessonOpponent::Other(opponent.to_owned()), player, games }
    }
}

/// The serialized form of [`Player`].
#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename_all = "lowercase")]
enum SerializedPlayer {
    First,
    Second,
}

impl Curriculum {
    /// Returns the index of the lesson that a game belongs to; games are numbered from 0. `None` if no lesson has any
    /// games.
    pub(crate) fn lesson(&self, game: u64) -> Option<usize> {
        let round: u128 = self.lessons.iter().map(|lesson| u128::from(lesson.games)).sum();
        let mut left = u128::from(game).checked_rem(round)?;
        self.lessons.iter().position(|lesson| {
            let is_in_lesson = left < u128::from(lesson.games);
            left = left.saturating_sub(u128::from(lesson.games));
            is_in_lesson
        })
    }
}
