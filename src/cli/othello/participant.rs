//! Who takes part in a match.

use std::process::Command;

use suite_othello::{Position, SolvableBits};

use super::pipe::Pipe;
use super::player::{Common, Player};
use crate::arena::{Agent, Clock, Contestant, Failure, PipeAgent, Seat, Transcribed};
use crate::cli::entrant::{Entrant, Kind};
use crate::cli::keyboard::Keyboard;
use crate::cli::person::Person;

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

impl<B: SolvableBits + 'static> Contestant<Position<B>> for Participant<'_> {
    fn label(&self) -> &str {
        &self.entrant.label
    }

    fn enter(&self, seat: Seat, clock: &Clock) -> Result<Box<dyn Agent<Position<B>> + '_>, Failure> {
        match &self.entrant.kind {
            Kind::Person => Ok(Transcribed::wrap(Box::new(Person::new(self.keyboard)), self.pipe, seat)),
            Kind::BuiltIn(player) => {
                let agent = player.agent(&self.entrant.label, self.common, seat.random.clone());
                Ok(Transcribed::wrap(agent, self.pipe, seat))
            }
            Kind::Program(words) => {
                let mut command = Command::new(&words[0]);
                command.args(&words[1..]);
                Ok(Box::new(PipeAgent::start(command, self.pipe, seat, clock)?))
            }
        }
    }
}
