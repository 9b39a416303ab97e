//! `suite squirrel`: the answers to the tasks of the squirrel war, a checker for other people's, and a look at the board.

mod answer;
mod check;
mod show;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use suite_squirrel::Task;

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

/// More than any task has, so that a file of any size is refused at once.
const LONGEST_TASK: u64 = 64 * 1024;

fn read_task(path: &Path) -> Result<Task> {
    let mut text = Vec::new();
    File::open(path)
        .and_then(|file| file.take(LONGEST_TASK).read_to_end(&mut text))
        .with_context(|| format!("cannot read {}", path.display()))?;
    let task = Task::parse(&text).with_context(|| path.display().to_string())?;
    ensure!((text.len() as u64) < LONGEST_TASK, "{}: longer than any task", path.display());
    Ok(task)
}
