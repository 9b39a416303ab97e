//! The task that a command is about.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_squirrel::Task;
use suite_work::input;

/// The option for the task.
#[derive(Args)]
pub struct TaskArg {
    /// File with the task; `-` for stdin
    #[arg(short, long, value_name = "FILE", default_value = "input.txt")]
    input: PathBuf,
}

impl TaskArg {
    /// Reads the task.
    pub fn read(&self) -> Result<Task> {
        input::read(&self.input, Task::parse)
    }
}
