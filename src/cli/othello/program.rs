//! Programs that play Othello: each game over the course's pipe.

use std::path::Path;

use anyhow::{Context, Result};
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, Transcribed};
use suite_othello::{Bits, Position};

use super::pipe::Pipe;
use super::player::BuiltIn;
use super::program_args::ProgramArgs;
use crate::cli::shared::hosted_program::HostedProgram;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::player_arg::{PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;

/// A program behind a pipe, or a built-in player or a person, who are logged as if behind one.
pub struct Source<'a> {
    local: LocalPlayer<'a, BuiltIn>,
    program: Option<HostedProgram>,
    pipe: Pipe,
}

impl<'a> Source<'a> {
    /// Returns the source of a player's agents. A program cannot read the folder of `records`, if there is one.
    pub fn new(
        player: &PlayerArg<BuiltIn>,
        args: &ProgramArgs,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Self> {
        let mut player = player.clone();
        if let PlayerKind::BuiltIn(built_in) = &mut player.kind {
            *built_in = args.tell(*built_in);
        }
        let program = args.limits.program(&player, records)?;
        Ok(Self { local: LocalPlayer { player, keyboard }, program, pipe: Pipe::new(args.options()) })
    }

    /// Returns the source, or what the compiler said if its program could not be compiled.
    pub fn compiled(self) -> Result<Self> {
        let program = self.program.map(HostedProgram::compiled).transpose();
        Ok(Self { program: program.with_context(|| self.local.player.label.clone())?, ..self })
    }
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
