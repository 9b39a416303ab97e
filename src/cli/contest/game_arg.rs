//! The games of contests, each with the options of its format.

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_go::GameState;
use suite_othello::{Position as Othello, Wide};
use suite_squirrel::Position as Squirrel;
use suite_tictactoe::Position as TicTacToe;

use super::format::Format;
use crate::cli::shared::host::NoOptions;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};
use crate::cli::{go, othello, squirrel, tictactoe};

/// A game, with the arguments `A` of a command and the format of a contest.
#[derive(Subcommand)]
pub enum GameArg<A: Args> {
    /// Contest of Little-Go
    #[command(after_help = "\
Example:
  suite contest go random greedy aggressive --seed 1
  suite contest go submissions --anchor greedy --openings 10 --out contest")]
    Go(Box<GameArgs<A, go::Start, go::ProgramArgs>>),
    /// Contest of Othello
    #[command(after_help = "\
Example:
  suite contest othello -d 6 randy greedy alphabeta:limit=3 --seed 1
  suite contest othello -d 6 submissions --rounds 9 --finals 9 --board 8 --out contest")]
    Othello(Box<GameArgs<A, othello::Start, othello::ProgramArgs>>),
    /// Contest of the squirrel war between built-in players
    #[command(after_help = "\
Example:
  suite contest squirrel random greedy minimax:limit=2 --seed 1")]
    Squirrel(Box<GameArgs<A, squirrel::Start, NoOptions>>),
    /// Contest of tic-tac-toe between built-in players
    #[command(
        name = "tictactoe",
        after_help = "\
Example:
  suite contest tictactoe random smart perfect --random-plies 2 --openings 10 --seed 1"
    )]
    TicTacToe(Box<GameArgs<A, tictactoe::Start, NoOptions>>),
}

/// The arguments of a command, and the format of a contest.
#[derive(Args)]
pub struct GameArgs<A: Args, S: StartArgs, X: Args> {
    #[command(flatten)]
    args: A,
    #[command(flatten)]
    format: Passed<Format<S, X>>,
}

/// What a command does with a contest, whatever the game.
pub trait Task {
    fn run<G, S, X>(self, format: Passed<Format<S, X>>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>;
}

impl<A: Args> GameArg<A> {
    /// Runs what the command does by its arguments.
    pub fn run<T: Task>(self, task: impl FnOnce(A) -> Result<T>) -> Result<Status> {
        match self {
            Self::Go(args) => task(args.args)?.run::<GameState, _, _>(args.format),
            Self::Othello(args) if args.format.parsed.is_wide() => {
                task(args.args)?.run::<Othello<Wide>, _, _>(args.format)
            }
            Self::Othello(args) => task(args.args)?.run::<Othello<u64>, _, _>(args.format),
            Self::Squirrel(args) => task(args.args)?.run::<Squirrel, _, _>(args.format),
            Self::TicTacToe(args) => task(args.args)?.run::<TicTacToe, _, _>(args.format),
        }
    }
}
