//! `suite tictactoe`: learns by Q-learning, and plays the course's competition.

use anyhow::Result;
use clap::Args;
use suite_learn::{Curriculum, Lesson, Parameters};
use suite_search::Player as Side;
use suite_tictactoe::{Perfect, Position, SUBJECT, self_play};
use suite_work::number_in;

use super::competition::{Competition, learners};
use super::course_player::CoursePlayer as Player;
use crate::cli::learning::{Learning, Lessons};
use crate::cli::status::Status;

#[derive(Args)]
pub struct Train {
    /// Number of games to learn from; with --classic, the number as O and again as X (the course's `GAME_NUM`)
    #[arg(long, value_name = "GAMES", default_value_t = 100_000, value_parser = number_in::<u64>(1..=1_000_000_000))]
    games: u64,
    /// Learn exactly as the course's learner: against `RandomPlayer`, without exploration
    #[arg(long)]
    classic: bool,
    #[command(flatten)]
    learning: Learning,
}

/// Returns the course's curriculum: games as O, and then as many as X.
fn classic(seed: u64, games: u64) -> Curriculum {
    let lessons = [Side::Second, Side::First].map(|side| Lesson::against(RANDOM, side, games));
    Curriculum { seed, parameters: Parameters::CLASSIC, lessons: lessons.into() }
}

/// The name of the random player in lessons.
const RANDOM: &str = "random";

/// The number of games as X and as O against each opponent, for a point of the curve.
const MEASURED: u32 = 100;

impl Train {
    pub fn run(self) -> Result<Status> {
        let course = |seed| if self.classic { classic(seed, self.games) } else { self_play(seed) };
        let games = if self.classic { 2 * self.games } else { self.games };
        let mut learner = self.learning.learner(SUBJECT, course)?;
        let seed = learner.curriculum().seed;
        let perfect = Perfect::new();
        let lessons = Lessons { subject: SUBJECT, start: Position::START, games };
        self.learning.run(
            &mut learner,
            &lessons,
            |_, position, chance| Player::Random.choose(position, chance),
            |learner| {
                let competition = Competition { learner, perfect: &perfect, games: MEASURED, seed };
                let rates = competition.opponents().map(|opponent| {
                    let (tally, name) = (learners(&competition.play(opponent)), opponent.name());
                    [
                        (format!("wins against {name}"), tally.percents()[0]),
                        (format!("no loss to {name}"), tally.not_lost()),
                    ]
                });
                rates.into_iter().flatten().collect()
            },
        )?;
        let competition = Competition { learner: &learner, perfect: &perfect, games: 500, seed };
        competition.run(&mut anstream::stdout().lock())?;
        Ok(Status::Done)
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use suite_learn::{ExactTable, Learner};
    use suite_search::Game;

    use super::*;

    fn learned(course: Curriculum, games: u64) -> Learner<ExactTable<Position>> {
        let mut learner = Learner::new(course);
        let random = |_, position: &Position, chance: &mut _| Player::Random.choose(position, chance);
        let Ok(()) = learner.learn(&Position::START, games, random, |_| Ok::<_, Infallible>(()));
        learner
    }

    /// Returns whether some play beats the learner.
    fn can_lose(learner: &Learner<ExactTable<Position>>, position: Position, side: Side) -> bool {
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
    fn with_the_defaults_it_cannot_be_beaten() {
        for seed in 0..3 {
            let learner = learned(self_play(seed), 100_000);
            for side in Side::BOTH {
                assert!(!can_lose(&learner, Position::START, side), "seed {seed}, {side:?}");
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
        let perfect = Perfect::new();
        const SEEDS: u64 = 3;
        let mut sums = [[[0.0; 3]; 2]; 3];
        for seed in 0..SEEDS {
            let learner = learned(classic(seed, 20_000), 40_000);
            let competition = Competition { learner: &learner, perfect: &perfect, games: 500, seed };
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
