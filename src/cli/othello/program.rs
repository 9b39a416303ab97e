//! Programs that play Othello: each game over the course's pipe.

use std::path::Path;

use anyhow::Result;
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, Transcribed};
use suite_othello::{Bits, Position};

use super::pipe::Pipe;
use super::player::BuiltIn;
use super::program_args::ProgramArgs;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::participant::Participant;
use crate::cli::shared::player_arg::{PlayerArg, PlayerKind};

/// A program behind a pipe, or a built-in player or a person, who are logged as if behind one.
pub struct Source<'a> {
    participant: Participant<'a, BuiltIn>,
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
        let participant = Participant::new(player, &args.limits, records, keyboard)?;
        Ok(Self { participant, pipe: Pipe::new(args.options()) })
    }

    /// Returns the source, or what the compiler said if its program could not be compiled.
    pub fn compiled(self) -> Result<Self> {
        Ok(Self { participant: self.participant.compiled()?, ..self })
    }
}

impl<B: Bits> AgentSource<Position<B>> for Source<'_> {
    fn label(&self) -> &str {
        self.participant.label()
    }

    fn confinement(&self) -> Option<Confinement> {
        self.participant.confinement()
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Position<B>> + '_>, Fault> {
        let Participant { local, program } = &self.participant;
        if let Some(program) = program {
            return Ok(Box::new(self.pipe.agent(self.participant.label(), program, context)?));
        }
        let agent = local.seat(context.rng.clone());
        Ok(Transcribed::wrap(agent, &self.pipe, context))
    }
}
