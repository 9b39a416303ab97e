//! `suite tictactoe`: learns by Q-learning, and plays the course's competition.

use anyhow::Result;
use clap::Args;
use suite_tictactoe::{Course, Training};
use suite_work::number_in;

use crate::cli::learning::Learning;
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

impl Train {
    pub fn run(self) -> Result<Status> {
        let (course, games) = match self.games {
            games if self.classic => (Course::Classic { games }, 2 * games),
            games => (Course::SelfPlay, games),
        };
        let mut training = self
            .learning
            .training(|seed| Training::new(seed, course), |text, seed| Training::resume(text, seed, course))?;
        self.learning.run(&mut training, games)?;
        training.compete(&mut anstream::stdout().lock())?;
        Ok(Status::Done)
    }
}
