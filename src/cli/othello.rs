//! `suite othello`: an agent on a pipe, the manager that plays games between agents, the exact solver, and
//! perft.

mod agent;
mod board;
mod host;
mod option;
mod participant;
mod perft;
mod person;
mod pipe;
mod player;
mod solve;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Outcome;

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
  suite othello host -d 8 -a 'suite othello --name me' -b randy
  suite othello host -d 8 -b champion
  suite othello solve -d 4
  suite othello perft -d 8 9"
)]
pub struct Othello {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    agent: agent::Agent,
}

#[derive(Subcommand)]
enum Command {
    Host(Box<host::Host>),
    Perft(perft::Perft),
    Solve(solve::Solve),
}

impl Othello {
    /// Runs the subcommand, or plays.
    pub fn run(self) -> Result<Outcome> {
        match self.command {
            Some(Command::Host(host)) => host.run(),
            Some(Command::Perft(perft)) => perft.run(),
            Some(Command::Solve(solve)) => solve.run(),
            None => self.agent.run(),
        }
    }
}
