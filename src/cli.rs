//! The command line: a file or folder for each game, over the layer that all games share.

mod class;
mod completions;
mod confine;
mod contest;
pub mod go;
mod jobs;
mod man;
pub mod othello;
pub mod shared;
pub mod squirrel;
pub mod tictactoe;
#[cfg(feature = "web")]
mod web;

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
  suite othello play                   play against the strongest player
  suite go host --black me.py --white aggressive --games 20 --swap
                                       play a series of games against an opponent
  suite go grade me.py                 grade a program by the assignment's rubric
  suite class grade go submissions --out results
                                       grade the submissions of a whole class
  suite contest go submissions         hold a contest of all programs in a folder
  suite go solve                       prove who wins Little-Go
  suite squirrel -i input.txt          answer a task of the squirrel war
  suite squirrel check -i input.txt    explain where an answer is wrong
  suite go                             make one move, from input.txt to output.txt
  suite web                            see games and search trees in the browser
  suite tictactoe                      learn tic-tac-toe, and play the course's competition

Exit codes: 0 success, 1 the answer is no (a check found a difference), 2 wrong command line,
bad input or unwritable output, 70 internal error, 130 interrupted.";

#[derive(Subcommand)]
enum Game {
    Class(Box<class::Class>),
    Completions(completions::Completions),
    Confine(confine::Confine),
    Contest(Box<contest::Contest>),
    Go(Box<go::Go>),
    Man(man::Man),
    Merge(jobs::Merge),
    Othello(Box<othello::Othello>),
    Run(jobs::Run),
    Squirrel(Box<squirrel::Squirrel>),
    #[command(name = "tictactoe")]
    TicTacToe(Box<tictactoe::TicTacToe>),
    #[cfg(feature = "web")]
    Web(web::Web),
}

impl Cli {
    /// Runs the command.
    pub fn run(self) -> Result<Status> {
        match self.game {
            Game::Class(class) => class.run(),
            Game::Completions(completions) => completions.run(),
            Game::Confine(confine) => confine.run(),
            Game::Contest(contest) => contest.run(),
            Game::Go(go) => go.run(),
            Game::Man(man) => man.run(),
            Game::Merge(merge) => merge.run(),
            Game::Othello(othello) => othello.run(),
            Game::Run(run) => run.run(),
            Game::Squirrel(squirrel) => squirrel.run(),
            Game::TicTacToe(tictactoe) => tictactoe.run(),
            #[cfg(feature = "web")]
            Game::Web(web) => web.run(),
        }
    }
}
