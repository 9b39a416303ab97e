//! The options of the commands that run programs of Othello.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use suite_arena::{AgentSource, Limits};
use suite_othello::{Bits, Options, Position};
use suite_programs::ProgramLimits;
use suite_text::seconds;
use suite_work::in_seconds;

use super::player::BuiltIn;
use super::program::Source;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::limit_args::LimitArgs;
use crate::cli::shared::player_arg::PlayerArg;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::textbook::Limit;

/// The flags of the course's manager, and the limits of programs.
#[derive(Debug, Clone, Args, Serialize)]
pub struct ProgramArgs {
    /// Depth limit passed to agents, in plies; -1 is unlimited [default: -1 for programs, 5 for built-in players]
    #[arg(short, long, value_name = "PLIES", allow_negative_numbers = true)]
    limit: Option<Limit>,
    /// Tell programs to use minimax instead of alpha-beta
    #[arg(short, long)]
    minimax: bool,
    /// Tell agents to use caching
    #[arg(short, long)]
    caching: bool,
    /// Tell agents to use move ordering
    #[arg(short, long)]
    ordering: bool,
    #[command(flatten)]
    #[serde(flatten)]
    pub limits: LimitArgs,
    /// Wall-clock time limit for a program to start and print its name
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    start_limit: Duration,
}

impl ProgramArgs {
    /// Returns the options that programs are told.
    pub fn options(&self) -> Options {
        let &Self { limit, minimax, caching, ordering, .. } = self;
        Options { limit: limit.and_then(|limit| limit.0), minimax, caching, ordering }
    }

    /// Returns a built-in player with the options that it is told.
    pub fn tell(&self, player: BuiltIn) -> BuiltIn {
        player.told(self.limit, self.caching, self.ordering)
    }
}

impl<B: Bits> Programs<Position<B>> for ProgramArgs {
    fn limit_args(&self) -> Option<&ProgramLimits> {
        Some(&self.limits)
    }

    fn limits(&self) -> Limits {
        Limits { start: self.start_limit, ..self.limits.limits() }
    }

    fn source<'a>(
        &'a self,
        player: &PlayerArg<BuiltIn>,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<Position<B>> + 'a>> {
        Ok(Box::new(Source::new(player, self, records, keyboard)?))
    }
}
