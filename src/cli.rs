//! The command line: a file a subcommand.

mod curve;
mod entrant;
mod go;
mod keyboard;
mod learning;
mod option;
mod othello;
mod perft;
mod person;
mod report;
mod squirrel;
pub mod style;
mod tictactoe;

use anyhow::Result;
use clap::{Parser, Subcommand};

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
  suite othello host -d 8 -b greedy    play Othello; or let two agents play
  suite squirrel -i input.txt          answer a task of the squirrel war
  suite squirrel check -i input.txt    see why your own answer differs
  suite othello solve -d 4             solve Othello on 4x4
  suite tictactoe                      learn tic-tac-toe, and play the course's competition

Exit codes: 0 done, 1 the answer is no (a check found a difference),
2 an input, the command line or a place to write to is wrong, 70 a fault of suite's own.";

#[derive(Subcommand)]
enum Game {
    Go(go::Go),
    Othello(othello::Othello),
    Squirrel(squirrel::Squirrel),
    #[command(name = "tictactoe")]
    TicTacToe(tictactoe::TicTacToe),
}

/// How a command that did its work came out.
pub enum Outcome {
    /// All is well.
    Done,
    /// The question has been answered with no.
    No,
}

impl Cli {
    /// Does what the command line asks for.
    pub fn run(self) -> Result<Outcome> {
        match self.game {
            Game::Go(go) => go.run(),
            Game::Othello(othello) => othello.run(),
            Game::Squirrel(squirrel) => squirrel.run(),
            Game::TicTacToe(tictactoe) => tictactoe.run(),
        }
    }
}
