//! `suite tictactoe`: Q-learning as a course's appendix teaches it.

mod board;
mod competition;
mod person;
mod play;
mod player;
mod train;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Outcome;

/// Learn tic-tac-toe by Q-learning, and play the competition of the course's appendix.
///
/// A learner plays games against itself, and then, without learning any more, 500 games as X and 500 as O against each of
/// RandomPlayer, SmartPlayer (perfect four times in five) and PerfectPlayer. With the defaults it never loses. In a position
/// that it has never met it takes the first empty square.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Example:
  suite tictactoe
  suite tictactoe --classic --games 20000 --seed 1
  suite tictactoe --table table.json --curve curve.svg
  suite tictactoe play --against qlearner --table table.json"
)]
pub struct TicTacToe {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    train: train::Train,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
}

impl TicTacToe {
    /// Runs the subcommand, or learns and plays the competition.
    pub fn run(self) -> Result<Outcome> {
        match self.command {
            Some(Command::Play(play)) => play.run(),
            None => self.train.run(),
        }
    }
}
