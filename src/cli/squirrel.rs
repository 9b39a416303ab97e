//! `suite squirrel`: the answers to the tasks of the squirrel war, a checker of answers, and the commands for the game.

mod answer;
mod check;
mod difference;
mod show;
pub mod table;
mod task_arg;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_squirrel::Position;

use self::table::BuiltIn;
use super::grade::squirrel::Grade;
use super::shared::analyze::Analyze;
use super::shared::gtp::Gtp;
use super::shared::host::{Host, NoOptions};
use super::shared::perft::Perft;
use super::shared::play::Play;
use super::shared::replay::Replay;
use super::shared::solve::{NoSolveOptions, Solve};
use super::shared::status::Status;
use super::shared::tabletop::PositionArgs;

pub use self::table::Start;

/// Answer the tasks of the squirrel war (Raid and Sneak), check answers, play, solve positions.
///
/// Without a subcommand, answer a task: write `next_state.txt` (tasks 1 to 3) and `traverse_log.txt` (tasks 2 and 3), or
/// `trace_state.txt` (task 4).
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random     any empty square
  greedy     the move with the best score
  minimax    limit=5 plies; caching, ordering
  alphabeta  limit=5 plies; caching, ordering

Example:
  suite squirrel -i input.txt
  suite squirrel check -d my-answers
  suite squirrel show -i input.txt
  suite squirrel grade 'python3 hw1cs561s16.py'
  suite squirrel play
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap"
)]
pub struct Squirrel {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    answer: answer::Answer,
}

#[derive(Subcommand)]
enum Command {
    /// Find the mistakes in a game by solving the position after each move
    ///
    /// The game is a record of `suite squirrel host --json`, or a list of moves on the board of a task. Each position is solved
    /// to the end of the game, from the last one back; one that takes longer than --time is reported as unknown.
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel analyze game.jsonl --exact")]
    Analyze(Box<Analyze<Start>>),
    Check(check::Check),
    Grade(Box<Grade>),
    /// Play in a program for board games: a built-in player behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. GoGui shows the board with the values of
    /// its squares, the first row at the bottom; docs/gtp.md has how to set it up.
    #[command(after_help = "\
Example:
  suite squirrel gtp
  suite squirrel gtp -i input.txt --agent minimax:limit=2")]
    Gtp(Box<Gtp<Start, BuiltIn, NoOptions>>),
    /// Host a match between built-in players and people
    ///
    /// An AGENT is `human` or a built-in player with its options, such as `alphabeta:limit=6,caching,ordering` (see
    /// `suite squirrel --help`).
    #[command(after_help = "\
Example:
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap --random-plies 4
  suite squirrel host -i input.txt --x human --o alphabeta")]
    Host(Box<Host<Start, BuiltIn, NoOptions>>),
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    #[command(after_help = "\
Example:
  suite squirrel perft 4
  suite squirrel perft -i input.txt 3 --divide")]
    Perft(Perft<Start>),
    /// Play against a built-in player
    ///
    /// Type a move as the name of a square, such as C3; undo, hint, resign, quit.
    #[command(after_help = "\
Example:
  suite squirrel play
  suite squirrel play -i input.txt --against minimax:limit=2 --second")]
    Play(Box<Play<Start, BuiltIn>>),
    /// Step through a recorded game: a record of `suite squirrel host --json`
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit. Elsewhere
    /// all boards are printed.
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel replay game.jsonl")]
    Replay(Replay),
    Show(show::Show),
    /// Solve a position: its value, the best move, and best play to the end
    ///
    /// Values are E at the end of the game, for the player to move: the sum of that player's squares less that of the
    /// opponent's. Positions with up to about 14 empty squares take less than a minute.
    #[command(after_help = "\
Example:
  suite squirrel solve -i input.txt --all-moves
  suite squirrel solve -i input.txt --count --algorithm alphabeta --caching")]
    Solve(Box<Solve<Start, NoSolveOptions>>),
}

impl Squirrel {
    /// Runs the subcommand, or answers the task.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Some(Command::Analyze(analyze)) => analyze.run::<Position>(),
            Some(Command::Check(check)) => check.run(),
            Some(Command::Grade(grade)) => grade.run(),
            Some(Command::Gtp(gtp)) => gtp.run::<Position>(),
            Some(Command::Host(host)) => host.run::<Position>(),
            Some(Command::Perft(perft)) => perft.run(&perft.start.spec()?.start),
            Some(Command::Play(play)) => play.run::<Position>(),
            Some(Command::Replay(replay)) => replay.run::<Position>(),
            Some(Command::Show(show)) => show.run(),
            Some(Command::Solve(solve)) => solve.run::<Position>(),
            None => self.answer.run(),
        }
    }
}
