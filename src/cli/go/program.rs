//! Programs that play Little-Go: started for each move, with the assignment's files.

use std::path::Path;

use anyhow::{Context, Result};
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, FileAgent, FileProtocol};
use suite_go::{AnswerError, AnswerFormat, GameState, Illegal, Input, Move};

use super::player::BuiltIn;
use super::program_args::ProgramArgs;
use super::table::violation;
use crate::cli::shared::hosted_program::HostedProgram;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::player_arg::PlayerArg;
use crate::cli::shared::seat::LocalPlayer;

/// A program, a built-in player or a person.
pub struct Source<'a> {
    local: LocalPlayer<'a, BuiltIn>,
    program: Option<HostedProgram>,
    files: Files,
}

impl<'a> Source<'a> {
    /// Returns the source of a player's agents. A program cannot read the folder of `records`, if there is one.
    pub fn new(
        player: &PlayerArg<BuiltIn>,
        args: &ProgramArgs,
        records: Option<&Path>,
        keyboard: &'a Keyboard,
    ) -> Result<Self> {
        let program = args.limits.program(player, records)?;
        let local = LocalPlayer { player: player.clone(), keyboard };
        Ok(Self { local, program, files: Files { reading: args.reading() } })
    }

    /// Returns the source, or what the compiler said if its program could not be compiled.
    pub fn compiled(self) -> Result<Self> {
        let program = self.program.map(HostedProgram::compiled).transpose();
        Ok(Self { program: program.with_context(|| self.local.player.label.clone())?, ..self })
    }
}

impl AgentSource<GameState> for Source<'_> {
    fn label(&self) -> &str {
        &self.local.player.label
    }

    fn confinement(&self) -> Option<Confinement> {
        self.program.as_ref().map(HostedProgram::confinement)
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<GameState> + '_>, Fault> {
        let Some(program) = &self.program else { return Ok(self.local.seat(context.rng)) };
        let (command, folder) = program.command()?;
        Ok(Box::new(FileAgent::new(self.label(), command, folder, &self.files, context.limits)))
    }
}

/// The protocol of `input.txt` and `output.txt`.
struct Files {
    reading: AnswerFormat,
}

impl FileProtocol<GameState> for Files {
    fn input(&self) -> &'static str {
        "input.txt"
    }

    fn output(&self) -> &'static str {
        "output.txt"
    }

    fn turn(&self, state: &GameState) -> String {
        Input::from(state).to_string()
    }

    fn parse_move(&self, state: &GameState, text: &str) -> Result<Move, Fault> {
        self.reading.parse(text, state.position.size()).map_err(|error| {
            let said = text.trim_end().to_owned();
            match error {
                AnswerError::OffBoard => Fault::Illegal { said, violation: Some(violation(Illegal::OffBoard)) },
                AnswerError::NotAMove => Fault::Malformed { said, why: error.to_string() },
            }
        })
    }
}
