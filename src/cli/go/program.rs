//! Programs that play Little-Go: started for each move, with the assignment's files.

use std::path::Path;

use anyhow::Result;
use suite_arena::{Agent, AgentContext, AgentSource, Confinement, Fault, FileAgent, FileProtocol};
use suite_go::{AnswerError, AnswerFormat, GameState, Illegal, Input, Move};

use super::player::BuiltIn;
use super::program_args::ProgramArgs;
use super::table::violation;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::participant::Participant;
use crate::cli::shared::player_arg::PlayerArg;

/// A program, a built-in player or a person.
pub struct Source<'a> {
    participant: Participant<'a, BuiltIn>,
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
        let participant = Participant::new(player.clone(), &args.limits, records, keyboard)?;
        Ok(Self { participant, files: Files { reading: args.reading() } })
    }

    /// Returns the source, or what the compiler said if its program could not be compiled.
    pub fn compiled(self) -> Result<Self> {
        Ok(Self { participant: self.participant.compiled()?, ..self })
    }
}

impl AgentSource<GameState> for Source<'_> {
    fn label(&self) -> &str {
        self.participant.label()
    }

    fn confinement(&self) -> Option<Confinement> {
        self.participant.confinement()
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<GameState> + '_>, Fault> {
        let Participant { local, program } = &self.participant;
        let Some(program) = program else { return Ok(local.seat(context.rng)) };
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
