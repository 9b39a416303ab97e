//! `suite othello`: games between agents.

mod board;
mod entrant;
mod host;
mod person;
mod pipe;
mod player;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Outcome;

/// Play Othello on a board of any size, by the rule that the mover without a move ends the game, or by the standard rules.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Example:
  suite othello host -d 8 -a my_agent.py -b greedy"
)]
pub struct Othello {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Host(host::Host),
}

impl Othello {
    /// Runs the subcommand.
    pub fn run(self) -> Result<Outcome> {
        match self.command {
            Command::Host(host) => host.run(),
        }
    }
}
