//! `suite go train`: learns Little-Go by Q-learning.

use std::io::Write;

use anyhow::Result;
use clap::{Args, ValueEnum};
use itertools::Itertools;
use rand_chacha::ChaCha8Rng;
use suite_go::{
    LEARNING_SUBJECT, Move, Position, QLearner, QLearningStrategy, Size, aggressive, color, greedy, random,
};
use suite_learn::{Curriculum, Lesson, Parameters};
use suite_search::{Budget, Game, Player as Side, Strategy};

use crate::cli::learning::{Learning, Lessons, MEASURING};
use crate::cli::status::Status;
use suite_arena::seeded_rng;
use suite_work::number_in;

/// Learn Little-Go on 5x5 by Q-learning, for the player `qlearning`.
///
/// The learner plays against each opponent as Black and as White in turn. It distinguishes moves by a few features
/// only: the color, the lead, the moves left, stones captured and in atari, liberties, neighbors, and the edge. Then it
/// plays 200 games of each color against each opponent without learning, and prints its win rates.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go train --table table.json --curve curve.svg
  suite go train --games 50000 --against greedy --seed 1 --table table.json
  suite go host --black qlearning:table=table.json --white greedy --games 100 --swap")]
pub struct Train {
    /// Number of games to learn from, with those that the table has
    #[arg(long, value_name = "GAMES", default_value_t = 1_000_000, value_parser = number_in::<u64>(1..=1_000_000_000))]
    games: u64,
    /// Opponents to learn from
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "random,greedy,aggressive")]
    against: Vec<Opponent>,
    #[command(flatten)]
    learning: Learning,
}

/// The opponents to learn from.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Opponent {
    Random,
    Greedy,
    Aggressive,
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

/// The number of games of each color against each opponent, for the result and for a point of the curve.
const GAMES: u32 = 200;
const GAMES_FOR_A_POINT: u32 = 25;

impl Opponent {
    const fn name(self) -> &'static str {
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

impl Train {
    pub fn run(self) -> Result<Status> {
        let pairings = self.against.iter().copied().cartesian_product(Side::BOTH).collect_vec();
        let lessons = pairings.iter().map(|&(opponent, side)| Lesson::against(opponent.name(), side, 1)).collect();
        let mut learner =
            self.learning.learner(LEARNING_SUBJECT, |seed| Curriculum { seed, parameters: PARAMETERS, lessons })?;
        let lessons = Lessons { subject: LEARNING_SUBJECT, start: START, games: self.games };
        self.learning.run(
            &mut learner,
            &lessons,
            |lesson, position, chance| pairings[lesson].0.choose(position, chance),
            |learner| {
                let name = |opponent: Opponent, side| format!("wins as {} against {}", color(side), opponent.name());
                let pairings = pairings.iter();
                pairings
                    .map(|&(opponent, side)| (name(opponent, side), rate(learner, opponent, side, GAMES_FOR_A_POINT)))
                    .collect()
            },
        )?;
        let mut out = anstream::stdout().lock();
        writeln!(out, "{:12}{:>8}{:>10}", "wins as", "black", "white")?;
        for &opponent in &self.against {
            let [black, white] = Side::BOTH.map(|side| rate(&learner, opponent, side, GAMES));
            writeln!(out, "{:12}{black:6.1} %  {white:6.1} %", opponent.name())?;
        }
        Ok(Status::Done)
    }
}

const START: Position = Position::start(Size::DEFAULT);

/// Returns the learner's win rate in percent.
fn rate(learner: &QLearner, opponent: Opponent, side: Side, games: u32) -> f64 {
    let mut chance = seeded_rng(learner.curriculum().seed, MEASURING);
    let mut wins = || {
        let (mut position, mut strategy) = (START, QLearningStrategy::new(learner, &mut chance));
        while !position.is_over() {
            position = position.play(if position.to_move() == side {
                let decision = strategy.choose(&position, Budget::UNLIMITED);
                decision.ok().and_then(|decision| decision.best).expect("a game that goes on has a move")
            } else {
                opponent.choose(&position, &mut chance)
            });
        }
        position.utility(side) > 0
    };
    let won = (0..games).filter(|_| wins()).count();
    100.0 * won as f64 / f64::from(games)
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use suite_learn::Learner;

    use super::*;

    #[test]
    fn a_few_games_are_enough_to_beat_the_random_player() {
        let lessons = Side::BOTH.map(|side| Lesson::against("random", side, 1));
        let mut learner = Learner::new(Curriculum { seed: 1, parameters: PARAMETERS, lessons: lessons.into() });
        let rates = |learner: &QLearner| Side::BOTH.map(|side| rate(learner, Opponent::Random, side, 200));
        let before = rates(&learner);
        let opponent = |_, position: &Position, chance: &mut _| Opponent::Random.choose(position, chance);
        let Ok(()) = learner.learn(&START, 2_000, opponent, |_| Ok::<_, Infallible>(()));
        let after = rates(&learner);
        assert!(before[0] < 20.0 && after[0] > 50.0, "{before:?} {after:?}");
        assert!(before[1] < 80.0 && after[1] > 90.0, "{before:?} {after:?}");
    }
}
