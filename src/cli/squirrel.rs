//! `suite squirrel`: the answers to the tasks of the squirrel war, a checker for other people's, and everything that one can do
//! with a game.

mod answer;
mod check;
mod show;
mod table;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_squirrel::Position;

use self::table::{BuiltIn, Start};
use super::shared::analyze::Analyze;
use super::shared::host::{Host, NoOptions};
use super::shared::perft::Perft;
use super::shared::play::Play;
use super::shared::replay::Replay;
use super::shared::solve::{NoSolveOptions, Solve};
use super::shared::status::Status;
use super::shared::tabletop::PositionArgs;

/// Answer the tasks of the squirrel war (Raid and Sneak), check answers, play.
///
/// Writes `next_state.txt` (tasks 1 to 3), `traverse_log.txt` (tasks 2 and 3) or `trace_state.txt` (task 4).
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Example:
  suite squirrel -i input.txt
  suite squirrel check -i input.txt -d my-answers
  suite squirrel show -i input.txt
  suite squirrel play
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap"
)]
pub struct Squirrel {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    answer: Option<answer::Answer>,
}

#[derive(Subcommand)]
enum Command {
    /// Prove who wins before and after each move of a game, and which moves were mistakes
    ///
    /// The game is a record of `suite squirrel host --json`, or the moves themselves on the board of a task. Who wins is proved
    /// by a search to the end of the game; where that takes too long, it is said to be unknown.
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel analyze game.jsonl --exact")]
    Analyze(Box<Analyze<Start>>),
    Check(check::Check),
    /// Host a match between built-in players and people
    ///
    /// An AGENT is `human` or a built-in player: `random`, `greedy`, `minimax` and `alphabeta`, which look 5 plies ahead unless
    /// told otherwise: `alphabeta:limit=6,caching,ordering`.
    #[command(after_help = "\
Example:
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap --random-plies 4
  suite squirrel host -i input.txt --x human --o alphabeta")]
    Host(Box<Host<Start, BuiltIn, NoOptions>>),
    /// Count the positions so many plies ahead: a test of the rules, and of their speed
    #[command(after_help = "\
Example:
  suite squirrel perft 4
  suite squirrel perft -i input.txt 3 --divide")]
    Perft(Perft<Start>),
    /// Play against a built-in player
    #[command(after_help = "\
Example:
  suite squirrel play
  suite squirrel play -i input.txt --against minimax:limit=2 --second")]
    Play(Box<Play<Start, BuiltIn>>),
    /// Step through a recorded game: a record of `suite squirrel host --json`
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel replay game.jsonl")]
    Replay(Replay),
    Show(show::Show),
    /// Solve a position: its exact value, the best move, and best play to the end
    ///
    /// Values are those of E at the end of the game, for the player to move: the value of that player's squares less that of
    /// the opponent's. Boards with up to some 14 empty squares are solved in a minute.
    #[command(after_help = "\
Example:
  suite squirrel solve -i input.txt --all-moves
  suite squirrel solve -i input.txt --count --algorithm alphabeta --caching")]
    Solve(Box<Solve<Start, NoSolveOptions>>),
}

impl Squirrel {
    /// Runs the subcommand, or answers the task.
    pub fn run(self) -> Result<Status> {
        match (self.command, self.answer) {
            (Some(Command::Analyze(analyze)), _) => analyze.run::<Position>(),
            (Some(Command::Check(check)), _) => check.run(),
            (Some(Command::Host(host)), _) => host.run::<Position>(),
            (Some(Command::Perft(perft)), _) => perft.run(&perft.start.spec()?.start),
            (Some(Command::Play(play)), _) => play.run::<Position>(),
            (Some(Command::Replay(replay)), _) => replay.run::<Position>(),
            (Some(Command::Show(show)), _) => show.run(),
            (Some(Command::Solve(solve)), _) => solve.run::<Position>(),
            (None, Some(answer)) => answer.run(),
            (None, None) => unreachable!("clap asks for --input"),
        }
    }
}
