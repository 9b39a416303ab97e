//! `suite othello`: an agent on a pipe, and everything that one can do with a game.

mod agent;
mod host;
mod pipe;
mod player;
mod table;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_othello::{Position, Wide};

use self::host::ManagerArgs;
use self::player::BuiltIn;
use self::table::{PositionArg, Start};
use super::shared::analyze::Analyze;
use super::shared::host::Host;
use super::shared::perft::Perft;
use super::shared::play::Play;
use super::shared::replay::Replay;
use super::shared::solve::{NoSolveOptions, Solve};
use super::shared::status::Status;

/// Play Othello as an agent of the course's manager, be the manager, or solve positions.
///
/// Without a subcommand it is an agent: it speaks the course's protocol on stdin and stdout. A manager that gives a limit or
/// asks for minimax gets the textbook's search, as it asks for it; otherwise the champion plays.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Heuristics of the textbook's searches:
  utility   disks more than the opponent's
  mobility  legal moves more than the opponent's
  champion  the champion's own: moves to come, corners, anchored disks, disks

Example:
  suite othello host -a 'suite othello --name me' -b randy
  suite othello play
  suite othello solve -d 4
  suite othello perft 9"
)]
pub struct Othello {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    agent: agent::Agent,
}

#[derive(Subcommand)]
enum Command {
    /// Prove who wins before and after each move of a game, and which moves were mistakes
    ///
    /// The game, finished or not, is a record of `suite othello host --json`, or the moves themselves. Who wins is proved by a
    /// search to the end of the game; where that takes too long, it is said to be unknown. The last positions are solved first,
    /// and help with those before them.
    #[command(after_help = "\
Example:
  suite othello host -a champion:time=0.1 -b greedy --json > game.jsonl
  suite othello analyze game.jsonl --exact
  suite othello analyze -d 4 --moves 'a2 a1'")]
    Analyze(Box<Analyze<Start>>),
    /// Host a match: let two agents play, or play yourself
    ///
    /// An AGENT is a built-in player, `human`, a .py file (started with python3), or a command. The built-in players are `randy`
    /// (any legal move), `greedy` (the most of its heuristic after its own move), `minimax` and `alphabeta`, which look 5 plies
    /// ahead unless told otherwise, and `champion`, the strongest, which thinks for 2 seconds. They take options:
    /// `alphabeta:limit=7,caching,ordering,heuristic=mobility`, `greedy:heuristic=champion`, `champion:time=0.2,threads=2`. Of
    /// the heuristics, `utility` counts disks, `mobility` moves, and `champion` is the champion's own. Only one agent: you play
    /// the other color. None: two people play. Colors are swapped in all even games.
    ///
    /// A fault costs an agent the game, and its reason is told: no-start, no-name, timeout, illegal, malformed, crash or eof.
    #[command(after_help = "\
Example:
  suite othello host -b alphabeta:limit=5
  suite othello host -d 6 -a my_agent.py -b greedy --games 20 --random-plies 4 --json")]
    Host(Box<Host<Start, BuiltIn, ManagerArgs>>),
    /// Count the positions so many plies ahead of the start: a test of the rules, and of their speed
    ///
    /// Games that are over before are counted apart. By the standard rules a pass is a ply.
    #[command(after_help = "\
Example:
  suite othello perft 9
  suite othello perft -d 6 --rules standard 8 --divide")]
    Perft(Perft<Start>),
    /// Play against a built-in player
    #[command(after_help = "\
Example:
  suite othello play
  suite othello play -d 6 --against alphabeta:limit=4 --second")]
    Play(Box<Play<Start, BuiltIn>>),
    /// Step through a recorded game: a record of `suite othello host --json`
    ///
    /// On a terminal it waits after each board: Enter goes on, `b` goes back, a number goes to that move, `q` ends. Elsewhere it
    /// prints all boards.
    #[command(after_help = "\
Example:
  suite othello host -a champion:time=0.1 -b greedy --json > game.jsonl
  suite othello replay game.jsonl")]
    Replay(Replay),
    /// Solve a position: its exact value, the best move, and best play to the end
    ///
    /// Values are disks more than the opponent's at the end of the game, for the player to move. With --count, show instead how
    /// many nodes a search of the textbook visits to find them; it orders moves by the disks after them.
    #[command(after_help = "\
Example:
  suite othello solve -d 4
  suite othello solve --board position.txt --player 2 --rules standard --all-moves
  suite othello solve -d 6 --moves 'd3 c3' --threads 2
  suite othello solve -d 4 --algorithm alphabeta --ordering --count")]
    Solve(Box<Solve<PositionArg, NoSolveOptions>>),
}

impl Othello {
    /// Runs the subcommand, or plays.
    pub fn run(self) -> Result<Status> {
        /// Runs a command on positions that are wide enough for the board.
        macro_rules! on_positions {
            ($is_wide:expr, $run:ident, $command:expr) => {
                if $is_wide { $command.$run::<Position<Wide>>() } else { $command.$run::<Position<u64>>() }
            };
        }
        match self.command {
            Some(Command::Analyze(analyze)) => {
                let is_wide = analyze.variant::<Position<Wide>>()?.is_some_and(|variant| variant.is_wide());
                on_positions!(is_wide, run, analyze)
            }
            Some(Command::Host(host)) => on_positions!(host.start.is_wide(), run, host),
            Some(Command::Perft(perft)) if perft.start.is_wide() => perft.run(&perft.start.position::<Wide>()),
            Some(Command::Perft(perft)) => perft.run(&perft.start.position::<u64>()),
            Some(Command::Play(play)) => on_positions!(play.start.is_wide(), run, play),
            // To look at a game takes no speed.
            Some(Command::Replay(replay)) => replay.run::<Position<Wide>>(),
            Some(Command::Solve(solve)) => on_positions!(solve.position.is_wide()?, run, solve),
            None => self.agent.run(),
        }
    }
}
