//! `suite go train`: learns Little-Go by Q-learning.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use suite_go::{Training, TrainingOpponent};
use suite_search::Player;
use suite_work::number_in;

use crate::cli::learning::Learning;
use crate::cli::status::Status;

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
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "random,greedy,aggressive",
        value_parser = opponent())]
    against: Vec<TrainingOpponent>,
    #[command(flatten)]
    learning: Learning,
}

/// The number of games of each color against each opponent.
const GAMES: u32 = 200;

impl Train {
    pub fn run(self) -> Result<Status> {
        let opponents = &self.against;
        let mut training = self
            .learning
            .training(|seed| Training::new(seed, opponents), |text, seed| Training::resume(text, seed, opponents))?;
        self.learning.run(&mut training, self.games)?;
        let mut out = anstream::stdout().lock();
        writeln!(out, "{:12}{:>8}{:>10}", "wins as", "black", "white")?;
        for &opponent in opponents {
            let [black, white] = Player::BOTH.map(|player| training.win_rate(opponent, player, GAMES));
            writeln!(out, "{:12}{black:6.1} %  {white:6.1} %", opponent.name())?;
        }
        Ok(Status::Done)
    }
}

/// Returns a parser of an opponent's name.
fn opponent() -> impl TypedValueParser<Value = TrainingOpponent> {
    let named = |name: String| TrainingOpponent::ALL.into_iter().find(|opponent| opponent.name() == name);
    PossibleValuesParser::new(TrainingOpponent::ALL.map(TrainingOpponent::name))
        .map(move |name| named(name).expect("a name of an opponent"))
}
