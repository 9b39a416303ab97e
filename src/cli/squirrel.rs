//! `suite squirrel`: the answers to the tasks of the squirrel war, a checker for other people's, and a look at the board.

mod answer;
mod check;
mod show;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::Outcome;

/// Answer the tasks of the squirrel war (Raid and Sneak), check answers, look at boards.
///
/// Writes next_state.txt (tasks 1 to 3), traverse_log.txt (tasks 2 and 3) or trace_state.txt (task 4).
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Example:
  suite squirrel -i input.txt
  suite squirrel check -i input.txt -d my-answers
  suite squirrel show -i input.txt"
)]
pub struct Squirrel {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    answer: Option<answer::Answer>,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Check),
    Show(show::Show),
}

impl Squirrel {
    /// Runs the subcommand, or answers the task.
    pub fn run(self) -> Result<Outcome> {
        match (self.command, self.answer) {
            (Some(Command::Check(check)), _) => check.run(),
            (Some(Command::Show(show)), _) => show.run(),
            (None, Some(answer)) => answer.run(),
            (None, None) => unreachable!("clap asks for --input"),
        }
    }
}
