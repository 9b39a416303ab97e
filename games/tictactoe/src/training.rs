//! The training of a learner, and how good it is.

use std::io::{self, Write};

use rand::rngs::ChaCha8Rng;
use suite_learn::{Curriculum, Episode, Lesson, Parameters, ResumeError, Stopped, Subject, Train};
use suite_search::Player;

use crate::competition::{Competition, learners};
use crate::course_player::CoursePlayer;
use crate::learner::{QLearner, SUBJECT, self_play};
use crate::opponents::Perfect;
use crate::position::Position;

/// The games that a learner learns from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Course {
    /// Games against itself.
    SelfPlay,
    /// Games of the course's own program against `RandomPlayer`, without exploration.
    Classic {
        /// The number of games as O, and then again as X.
        games: u64,
    },
}

impl Course {
    fn curriculum(self, seed: u64) -> Curriculum {
        match self {
            Self::SelfPlay => self_play(seed),
            Self::Classic { games } => {
                let lessons = [Player::Second, Player::First].map(|player| Lesson::against(RANDOM, player, games));
                Curriculum { seed, parameters: Parameters::CLASSIC, lessons: lessons.into() }
            }
        }
    }
}

/// The name of `RandomPlayer` in lessons.
const RANDOM: &str = "random";

/// The number of games as X and as O against each opponent, for the success rates of a learner that goes on learning.
const MEASURED: u32 = 100;
/// The number of games as X and as O against each opponent in the course's competition.
const COMPETITION: u32 = 500;

/// A learner in a course.
#[derive(Debug, Clone)]
pub struct Training {
    learner: QLearner,
    perfect: Perfect,
}

impl Training {
    /// Creates the training of a learner that has not played yet.
    #[must_use]
    pub fn new(seed: u64, course: Course) -> Self {
        Self { learner: QLearner::new(course.curriculum(seed)), perfect: Perfect::new() }
    }

    /// Resumes the training of a learner from its table; `seed` is that of the training, or `None` for the table's.
    ///
    /// # Errors
    ///
    /// Returns [`ResumeError`] if the text is no table of such a training.
    pub fn resume(text: &[u8], seed: Option<u64>, course: Course) -> Result<Self, ResumeError> {
        let learner = QLearner::resume(text, SUBJECT, seed, |seed| course.curriculum(seed))?;
        Ok(Self { learner, perfect: Perfect::new() })
    }

    /// Plays the competition at the end of the course's `TicTacToe.py`, and prints it in its format, to the byte.
    ///
    /// # Errors
    ///
    /// Returns the error of `out`.
    pub fn compete(&self, out: &mut dyn Write) -> io::Result<()> {
        self.competition(COMPETITION).run(out)
    }

    fn competition(&self, games: u32) -> Competition<'_> {
        let Self { learner, perfect } = self;
        Competition { learner, perfect, games, seed: learner.curriculum().seed }
    }
}

impl Train for Training {
    fn subject(&self) -> Subject<'static> {
        SUBJECT
    }

    fn curriculum(&self) -> &Curriculum {
        self.learner.curriculum()
    }

    fn games(&self) -> u64 {
        self.learner.games()
    }

    fn learn(&mut self, games: u64, report: &mut dyn FnMut(&Episode) -> Result<(), Stopped>) -> Result<(), Stopped> {
        let random = |_, position: &_, chance: &mut ChaCha8Rng| CoursePlayer::Random.choose(position, chance);
        self.learner.learn(&Position::START, games, random, report)
    }

    fn success_rates(&self) -> Vec<(String, f64)> {
        let competition = self.competition(MEASURED);
        let rates = competition.opponents().map(|opponent| {
            let (tally, name) = (learners(&competition.play(opponent)), opponent.name());
            [(format!("wins against {name}"), tally.percents()[0]), (format!("no loss to {name}"), tally.not_lost())]
        });
        rates.into_iter().flatten().collect()
    }

    fn to_json(&self) -> String {
        self.learner.to_json(SUBJECT)
    }
}

#[cfg(test)]
mod tests {
    use suite_search::Game;

    use super::*;

    fn learned(course: Course, seed: u64, games: u64) -> Training {
        let mut training = Training::new(seed, course);
        assert_eq!(training.learn(games, &mut |_| Ok(())), Ok(()));
        training
    }

    /// Returns whether some play beats the learner.
    fn can_lose(learner: &QLearner, position: Position, side: Player) -> bool {
        if position.is_over() {
            position.utility(side) < 0
        } else if position.to_move() == side {
            let mv = learner.best_move(&position).expect("a position that it has met");
            can_lose(learner, position.play(mv), side)
        } else {
            position.moves().any(|mv| can_lose(learner, position.play(mv), side))
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_with_the_defaults_it_cannot_be_beaten() {
        for seed in 0..3 {
            let training = learned(Course::SelfPlay, seed, 100_000);
            for side in Player::BOTH {
                assert!(!can_lose(&training.learner, Position::START, side), "seed {seed}, {side:?}");
            }
        }
    }

    /// Wins, draws and losses of the learner in percent, as X and as O, in a run of the course's own program.
    const REFERENCE: [[[f64; 3]; 2]; 3] = [
        [[97.6, 1.8, 0.6], [87.8, 11.2, 1.0]],
        [[39.8, 58.8, 1.4], [26.6, 71.4, 2.0]],
        [[0.0, 100.0, 0.0], [0.0, 100.0, 0.0]],
    ];

    #[test]
    fn the_classic_learner_is_as_good_as_the_courses() {
        const SEEDS: u64 = 3;
        let mut sums = [[[0.0; 3]; 2]; 3];
        for seed in 0..SEEDS {
            let training = learned(Course::Classic { games: 20_000 }, seed, 40_000);
            let competition = training.competition(COMPETITION);
            for (opponent, sums) in competition.opponents().into_iter().zip(&mut sums) {
                let [(_, as_x), (_, as_o)] = competition.play(opponent);
                for (tally, sums) in [as_x, as_o.reversed()].into_iter().zip(sums) {
                    sums.iter_mut().zip(tally.percents()).for_each(|(sum, percent)| *sum += percent / SEEDS as f64);
                }
            }
        }
        let ours = sums.as_flattened().as_flattened();
        for (ours, reference) in ours.iter().zip(REFERENCE.as_flattened().as_flattened()) {
            assert!((ours - reference).abs() < 4.0, "{sums:.1?}");
        }
    }
}
