//! The options of the commands that run programs of Little-Go.

use clap::Args;
use serde::{Deserialize, Serialize};
use suite_go::AnswerFormat;

use crate::cli::shared::limit_args::LimitArgs;

/// The limits of programs, and the format of their answers.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct ProgramArgs {
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: LimitArgs,
    /// Accept `output.txt` only in the assignment's exact format, not as leniently as the course's host
    #[arg(long)]
    strict: bool,
}

impl ProgramArgs {
    /// Returns the format of answers.
    pub const fn reading(&self) -> AnswerFormat {
        if self.strict { AnswerFormat::Strict } else { AnswerFormat::Course }
    }
}
