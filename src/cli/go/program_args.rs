//! The options of the commands that run programs of Little-Go.

use std::path::Path;

use anyhow::Result;
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::AgentSource;
use suite_go::{AnswerFormat, GameState};
use suite_programs::ProgramLimits;

use super::player::BuiltIn;
use super::program::Source;
use crate::cli::args::limit_args::LimitArgs;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::player_arg::PlayerArg;
use crate::cli::shared::programs::Programs;

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

impl Programs<GameState> for ProgramArgs {
    fn limit_args(&self) -> Option<&ProgramLimits> {
        Some(&self.limits)
    }

    fn source<'a>(
        &'a self,
        player: &PlayerArg<BuiltIn>,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<GameState> + 'a>> {
        Ok(Box::new(Source::new(player, self, records, keyboard)?))
    }
}
