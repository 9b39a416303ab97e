//! Who takes part in a match.

use std::process::Command;

use suite_othello::{Bits, Position};

use super::pipe::Pipe;
use super::player::{Common, Player};
use crate::cli::entrant::{Entrant, Kind};
use crate::cli::keyboard::Keyboard;
use crate::cli::person::Person;
use suite_arena::{Agent, AgentContext, AgentSource, Fault, PipeAgent, Transcribed};

/// An entrant in a match.
pub struct Participant<'a> {
    /// Who it is.
    pub entrant: &'a Entrant<Player>,
    /// What all built-in players are told.
    pub common: Common,
    /// What all programs are told.
    pub pipe: &'a Pipe,
    /// Where all people type.
    pub keyboard: &'a Keyboard,
}

impl<B: Bits + 'static> AgentSource<Position<B>> for Participant<'_> {
    fn label(&self) -> &str {
        &self.entrant.label
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Position<B>> + '_>, Fault> {
        match &self.entrant.kind {
            Kind::Person => Ok(Transcribed::wrap(Box::new(Person::new(self.keyboard)), self.pipe, context)),
            Kind::BuiltIn(player) => {
                let agent = player.agent(&self.entrant.label, self.common, context.rng.clone());
                Ok(Transcribed::wrap(agent, self.pipe, context))
            }
            Kind::Program(words) => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]);
                Ok(Box::new(PipeAgent::spawn(&self.entrant.label, command, self.pipe, context)?))
            }
        }
    }
}
