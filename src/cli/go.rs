//! `suite go`: an agent of the course's host, the host itself, grading, recorded games and what they were worth, learning, books
//! of openings, positions solved, and perft.

mod agent;
mod analyze;
mod board;
mod book;
mod checkpoint;
mod conditions;
mod files;
mod grade;
mod host;
mod option;
mod participant;
mod perft;
mod person;
mod player;
mod qlearning;
mod recorded;
mod replay;
mod sgf;
mod solve;
mod spec;
mod train;
mod verdict;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Outcome;

/// Play Little-Go as an agent of the course's host, be the host, or grade programs.
///
/// Without a subcommand it is an agent, the champion unless told otherwise: it reads `input.txt` in the current folder, writes `output.txt`, and ends, as the host
/// expects it of a move. How many moves have been played, which the end of the game depends on, it notes down beside
/// `input.txt`, in `suite-black.txt` or `suite-white.txt`. Where that is missing or of another game, it takes the least number
/// that the stones allow, and says so.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random      any legal placement
  greedy      captures the most stones now
  aggressive  captures the most with two stones in a row
  alphabeta   looks depth=2 plies ahead, at branching=10 placements
  minimax     looks depth=2 plies ahead, at all placements
  champion    looks ahead as far as it can in time=1 second and nodes=500000 positions
  qlearning   plays what it has learnt: the table=FILE of `suite go train`, or one built in

Example:
  suite go
  suite go --player alphabeta:depth=4,branching=25 --input game/input.txt --output game/output.txt
  suite go host --black manual --white champion
  suite go grade 'python3 my_player3.py'
  suite go replay games.jsonl
  suite go analyze games.jsonl --game 7
  suite go book verify 3x3.book
  suite go solve --moves '2,2 1,1' --all-moves
  suite go train --games 50000 --table table.json
  suite go perft 5"
)]
pub struct Go {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    agent: agent::Agent,
}

#[derive(Subcommand)]
enum Command {
    Analyze(analyze::Analyze),
    Book(book::Book),
    Grade(Box<grade::Grade>),
    Host(Box<host::Host>),
    Perft(perft::Perft),
    Replay(replay::Replay),
    Solve(solve::Solve),
    Train(train::Train),
}

impl Go {
    /// Runs the subcommand, or makes a move.
    pub fn run(self) -> Result<Outcome> {
        match self.command {
            Some(Command::Analyze(analyze)) => analyze.run(),
            Some(Command::Book(book)) => book.run(),
            Some(Command::Grade(grade)) => grade.run(),
            Some(Command::Host(host)) => host.run(),
            Some(Command::Perft(perft)) => perft.run(),
            Some(Command::Replay(replay)) => replay.run(),
            Some(Command::Solve(solve)) => solve.run(),
            Some(Command::Train(train)) => train.run(),
            None => self.agent.run(),
        }
    }
}
