//! The command line: a file or folder a game, on top of the layer that all games share.

mod go;
mod othello;
mod shared;
mod squirrel;
mod tictactoe;

use anyhow::Result;
use clap::{Parser, Subcommand};

pub use self::shared::status::Status;
pub use self::shared::style;

/// Opponent, referee and checker for the classic adversarial-search assignments.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, styles = style::HELP, after_help = EXAMPLES)]
pub struct Cli {
    #[command(subcommand)]
    game: Game,
}

const EXAMPLES: &str = "\
Example:
  suite go                             move in Little-Go: input.txt to output.txt
  suite othello play                   play Othello against the strongest player
  suite othello host -a greedy -b me.py --games 20
                                       let two agents play
  suite squirrel -i input.txt          answer a task of the squirrel war
  suite squirrel check -i input.txt    see why your own answer differs
  suite go solve                       prove who wins Little-Go
  suite tictactoe                      learn tic-tac-toe, and play the course's competition

Exit codes: 0 done, 1 the answer is no (a check found a difference),
2 an input, the command line or a place to write to is wrong, 70 a fault of suite's own.";

#[derive(Subcommand)]
enum Game {
    Go(Box<go::Go>),
    Othello(Box<othello::Othello>),
    Squirrel(Box<squirrel::Squirrel>),
    #[command(name = "tictactoe")]
    TicTacToe(Box<tictactoe::TicTacToe>),
}

impl Cli {
    /// Does what the command line asks for.
    pub fn run(self) -> Result<Status> {
        match self.game {
            Game::Go(go) => go.run(),
            Game::Othello(othello) => othello.run(),
            Game::Squirrel(squirrel) => squirrel.run(),
            Game::TicTacToe(tictactoe) => tictactoe.run(),
        }
    }
}
