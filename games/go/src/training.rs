//! The training of a learner against the opponents that choose their moves at once.

use itertools::Itertools;
use rand::rngs::ChaCha8Rng;
use suite_arena::seeded_rng;
use suite_learn::{Curriculum, Episode, Lesson, MEASURING_STREAM, Parameters, ResumeError, Stopped, Subject, Train};
use suite_search::{Budget, Game, Player, Strategy};

use crate::board::color;
use crate::moves::Move;
use crate::opponent::{aggressive, greedy, random};
use crate::position::Position;
use crate::q_learning::{LEARNING_SUBJECT, QLearner, QLearningStrategy};
use crate::size::Size;

/// An opponent to learn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrainingOpponent {
    /// Plays the moves of [`random`].
    Random,
    /// Plays the moves of [`greedy`].
    Greedy,
    /// Plays the moves of [`aggressive`].
    Aggressive,
}

impl TrainingOpponent {
    /// All of them, from the weakest to the strongest.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Aggressive];

    /// Returns the name of the opponent, also in lessons.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Aggressive => "aggressive",
        }
    }

    fn choose(self, position: &Position, chance: &mut ChaCha8Rng) -> Move {
        match self {
            Self::Random => random(position, chance),
            Self::Greedy => greedy(position, chance),
            Self::Aggressive => aggressive(position, chance),
        }
    }
}

/// A learner on 5x5 that plays against each of its opponents as Black and as White in turn.
#[derive(Debug, Clone)]
pub struct Training {
    learner: QLearner,
    /// The opponent and the learner's player of each lesson.
    pairings: Vec<(TrainingOpponent, Player)>,
}

/// Parameters that work: the reward is passed back almost whole (lambda), since the best value on the way is that of a
/// class of moves, which tells little of a single position.
const PARAMETERS: Parameters = Parameters {
    alpha: 0.005,
    last_alpha: 0.005,
    gamma: 1.0,
    lambda: 0.7,
    exploration: 0.2,
    half_life: 20_000.0,
    symmetry: true,
    ..Parameters::CLASSIC
};

/// The start of every game.
const START: Position = Position::start(Size::DEFAULT);

/// The number of games of each color against each opponent, for the success rates of a learner that goes on learning.
const MEASURED: u32 = 25;

impl Training {
    /// Creates the training of a learner that has not played yet.
    #[must_use]
    pub fn new(seed: u64, opponents: &[TrainingOpponent]) -> Self {
        Self { learner: QLearner::new(curriculum(seed, opponents)), pairings: pairings(opponents) }
    }

    /// Resumes the training of a learner from its table; `seed` is that of the training, or `None` for the table's.
    ///
    /// # Errors
    ///
    /// Returns [`ResumeError`] if the text is no table of such a training.
    pub fn resume(text: &[u8], seed: Option<u64>, opponents: &[TrainingOpponent]) -> Result<Self, ResumeError> {
        let learner = QLearner::resume(text, LEARNING_SUBJECT, seed, |seed| curriculum(seed, opponents))?;
        Ok(Self { learner, pairings: pairings(opponents) })
    }

    /// Returns the learner's win rate in percent over a number of games as `player` against an opponent.
    ///
    /// # Panics
    ///
    /// Never panics: a game that goes on has a move.
    #[must_use]
    pub fn win_rate(&self, opponent: TrainingOpponent, player: Player, games: u32) -> f64 {
        let mut chance = seeded_rng(self.learner.curriculum().seed, MEASURING_STREAM);
        let mut wins = || {
            let (mut position, mut strategy) = (START, QLearningStrategy::new(&self.learner, &mut chance));
            while !position.is_over() {
                position = position.play(if position.to_move() == player {
                    let decision = strategy.choose(&position, Budget::UNLIMITED);
                    decision.ok().and_then(|decision| decision.best).expect("a game that goes on has a move")
                } else {
                    opponent.choose(&position, &mut chance)
                });
            }
            position.utility(player) > 0
        };
        let won = (0..games).filter(|_| wins()).count();
        100.0 * won as f64 / f64::from(games)
    }
}

fn curriculum(seed: u64, opponents: &[TrainingOpponent]) -> Curriculum {
    let lesson = |(opponent, player): (TrainingOpponent, _)| Lesson::against(opponent.name(), player, 1);
    Curriculum { seed, parameters: PARAMETERS, lessons: pairings(opponents).into_iter().map(lesson).collect() }
}

/// Pairs each opponent with the learner as Black and as White.
fn pairings(opponents: &[TrainingOpponent]) -> Vec<(TrainingOpponent, Player)> {
    opponents.iter().copied().cartesian_product(Player::BOTH).collect()
}

impl Train for Training {
    fn subject(&self) -> Subject<'static> {
        LEARNING_SUBJECT
    }

    fn curriculum(&self) -> &Curriculum {
        self.learner.curriculum()
    }

    fn games(&self) -> u64 {
        self.learner.games()
    }

    fn learn(&mut self, games: u64, report: &mut dyn FnMut(&Episode) -> Result<(), Stopped>) -> Result<(), Stopped> {
        let Self { learner, pairings } = self;
        let opponent = |lesson: usize, position: &_, chance: &mut _| pairings[lesson].0.choose(position, chance);
        learner.learn(&START, games, opponent, report)
    }

    fn success_rates(&self) -> Vec<(String, f64)> {
        let rate = |&(opponent, player): &(TrainingOpponent, _)| {
            let name = format!("wins as {} against {}", color(player), opponent.name());
            (name, self.win_rate(opponent, player, MEASURED))
        };
        self.pairings.iter().map(rate).collect()
    }

    fn to_json(&self) -> String {
        self.learner.to_json(LEARNING_SUBJECT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_games_are_enough_to_beat_the_random_player() {
        let mut training = Training::new(1, &[TrainingOpponent::Random]);
        let rates =
            |training: &Training| Player::BOTH.map(|player| training.win_rate(TrainingOpponent::Random, player, 200));
        let before = rates(&training);
        assert_eq!(training.learn(2_000, &mut |_| Ok(())), Ok(()));
        let after = rates(&training);
        assert!(before[0] < 20.0 && after[0] > 50.0, "{before:?} {after:?}");
        assert!(before[1] < 80.0 && after[1] > 90.0, "{before:?} {after:?}");
    }
}
