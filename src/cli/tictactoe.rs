//! `suite tictactoe`: Q-learning as a course's appendix teaches it, and everything that one can do with a game.

mod competition;
mod course_player;
mod learner;
mod player;
mod table;
mod train;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_tictactoe::Position;

use self::player::BuiltIn;
use self::table::{PositionArg, Start};
use super::shared::analyze::Analyze;
use super::shared::host::{Host, NoOptions};
use super::shared::perft::Perft;
use super::shared::play::Play;
use super::shared::replay::Replay;
use super::shared::solve::{NoSolveOptions, Solve};
use super::shared::status::Status;

/// Learn tic-tac-toe by Q-learning, and play the competition of the course's appendix.
///
/// A learner plays games against itself, and then, without learning any more, 500 games as X and 500 as O against each of
/// `RandomPlayer`, `SmartPlayer` (perfect four times in five) and `PerfectPlayer`. With the defaults it never loses. In a position
/// that it has never met it takes the first empty square.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random     any empty square
  greedy     wins if it can with its next mark
  minimax    looks ahead to the end, or limit=PLIES; caching, ordering
  alphabeta  the same, faster
  smart      perfect four times in five, else random
  perfect    never loses
  qlearning  the learner: from table=FILE, or it learns 100,000 games first

Example:
  suite tictactoe
  suite tictactoe --classic --games 20000 --seed 1
  suite tictactoe --table table.json --curve curve.svg
  suite tictactoe play --against qlearning:table=table.json
  suite tictactoe host --x smart --o perfect --games 100 --swap"
)]
pub struct TicTacToe {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    train: train::Train,
}

#[derive(Subcommand)]
enum Command {
    /// Prove who wins before and after each move of a game, and which moves were mistakes
    #[command(after_help = "\
Example:
  suite tictactoe analyze --moves '1,1 0,1 0,0'
  suite tictactoe host --x smart --o random --json > game.jsonl
  suite tictactoe analyze game.jsonl")]
    Analyze(Box<Analyze<Start>>),
    /// Host a match between built-in players and people
    #[command(after_help = "\
Example:
  suite tictactoe host --x smart --o perfect --games 100 --swap
  suite tictactoe host")]
    Host(Box<Host<Start, BuiltIn, NoOptions>>),
    /// Count the positions so many plies ahead of the start: a test of the rules, and of their speed
    #[command(after_help = "\
Example:
  suite tictactoe perft 9")]
    Perft(Perft<Start>),
    /// Play against one of the course's players, or another one
    #[command(after_help = "\
Example:
  suite tictactoe play --against smart
  suite tictactoe play --against qlearning:table=table.json --second")]
    Play(Box<Play<Start, BuiltIn>>),
    /// Step through a recorded game: a record of `suite tictactoe host --json`
    #[command(after_help = "\
Example:
  suite tictactoe host --x smart --o random --json > game.jsonl
  suite tictactoe replay game.jsonl")]
    Replay(Replay),
    /// Solve a position: its exact value, the best move, and best play to the end
    #[command(after_help = "\
Example:
  suite tictactoe solve --all-moves
  suite tictactoe solve --board XX./.O./...
  suite tictactoe solve --count --algorithm minimax")]
    Solve(Box<Solve<PositionArg, NoSolveOptions>>),
}

impl TicTacToe {
    /// Runs the subcommand, or learns and plays the competition.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Some(Command::Analyze(analyze)) => analyze.run::<Position>(),
            Some(Command::Host(host)) => host.run::<Position>(),
            Some(Command::Perft(perft)) => perft.run(&Position::START),
            Some(Command::Play(play)) => play.run::<Position>(),
            Some(Command::Replay(replay)) => replay.run::<Position>(),
            Some(Command::Solve(solve)) => solve.run::<Position>(),
            None => self.train.run(),
        }
    }
}
