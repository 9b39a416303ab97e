//! The further options of `suite othello host`: the course's protocol and its flags.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, Limits, Transcribed};
use suite_othello::{Bits, Options, Position};

use super::pipe::Pipe;
use super::player::BuiltIn;
use crate::cli::shared::args::seconds;
use crate::cli::shared::host::HostOptions;
use crate::cli::shared::hosted_program::HostedProgram;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::limit_args::LimitArgs;
use crate::cli::shared::player_arg::{PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;
use crate::cli::shared::textbook::Limit;

/// The flags of the course's manager, limits and logs.
#[derive(Args)]
pub struct ManagerArgs {
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
    limits: LimitArgs,
    /// Wall-clock time limit for a program to start and print its name
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    start_limit: Duration,
    /// Log protocol traffic (game-0001.wire) and stderr (game-0001-dark.stderr) to DIR
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
}

impl ManagerArgs {
    /// Returns the options that agents are told.
    fn options(&self) -> Options {
        let &Self { limit, minimax, caching, ordering, .. } = self;
        Options { limit: limit.and_then(|limit| limit.0), minimax, caching, ordering }
    }
}

impl<B: Bits> HostOptions<Position<B>> for ManagerArgs {
    const ALWAYS_SWAPS: bool = true;

    /// The course's manager has it so.
    const PERSON_FIRST: bool = true;

    fn limits(&self) -> Limits {
        Limits { start: self.start_limit, ..self.limits.limits() }
    }

    fn log(&self) -> Option<PathBuf> {
        self.log.clone()
    }

    fn one_by_one(&self) -> bool {
        self.limits.shares_folder()
    }

    fn prepare(&self, jobs: u32) -> Result<()> {
        self.limits.folder(jobs)?;
        let Some(folder) = &self.log else { return Ok(()) };
        fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))
    }

    fn source<'a>(
        &'a self,
        player: &'a PlayerArg<BuiltIn>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<Position<B>> + 'a>> {
        let mut player = player.clone();
        if let PlayerKind::BuiltIn(built_in) = &mut player.kind {
            *built_in = built_in.told(self.limit, self.caching, self.ordering);
        }
        let program = self.limits.program(&player, None)?.map(HostedProgram::compiled).transpose();
        let program = program.with_context(|| player.label.clone())?;
        Ok(Box::new(Source { local: LocalPlayer { player, keyboard }, program, pipe: Pipe::new(self.options()) }))
    }
}

/// A program behind a pipe, or a built-in player or a person, who are logged as if behind one.
struct Source<'a> {
    local: LocalPlayer<'a, BuiltIn>,
    program: Option<HostedProgram>,
    pipe: Pipe,
}

impl<B: Bits> AgentSource<Position<B>> for Source<'_> {
    fn label(&self) -> &str {
        &self.local.player.label
    }

    fn confinement(&self) -> Option<Confinement> {
        self.program.as_ref().map(HostedProgram::confinement)
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Position<B>> + '_>, Fault> {
        if let Some(program) = &self.program {
            return Ok(Box::new(self.pipe.agent(&self.local.player.label, program, context)?));
        }
        let agent = self.local.seat(context.rng.clone());
        Ok(Transcribed::wrap(agent, &self.pipe, context))
    }
}
