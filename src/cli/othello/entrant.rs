//! Who may be named on the command line to play.

use std::env;
use std::path::Path;
use std::process::Command;
use std::str::FromStr;

use suite_othello::{Bits, Position};

use super::pipe::Pipe;
use super::player::{Common, Player};
use crate::arena::{Agent, Clock, Contestant, Failure, PipeAgent, Seat, Transcribed, printable};
use crate::cli::keyboard::Keyboard;
use crate::cli::person::{Person, Spoken};

/// Somebody who plays, as the command line calls it.
#[derive(Debug, Clone)]
pub struct Entrant {
    label: String,
    kind: Kind,
}

#[derive(Debug, Clone)]
enum Kind {
    /// A person at this terminal.
    Person,
    /// A player of this program.
    BuiltIn(Player),
    /// The words of a command line, of which there is at least one.
    Program(Vec<String>),
}

/// What a person is called on the command line.
const HUMAN: &str = <Position<u64> as Spoken>::PERSON;

impl Entrant {
    /// A person.
    pub fn person() -> Self {
        Self { label: HUMAN.to_owned(), kind: Kind::Person }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        matches!(self.kind, Kind::Person)
    }

    /// What the command line calls it.
    pub fn label(&self) -> &str {
        &self.label
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let kind = if text == HUMAN {
            Kind::Person
        } else if let Some(player) = Player::parse(text) {
            Kind::BuiltIn(player?)
        } else {
            Kind::Program(program(text)?)
        };
        Ok(Self { label: printable(text), kind })
    }
}

/// The words of the command line that starts a program.
fn program(text: &str) -> Result<Vec<String>, String> {
    if text.ends_with(".py") && Path::new(text).is_file() {
        return Ok(vec!["python3".to_owned(), text.to_owned()]);
    }
    let words = shlex::split(text).filter(|words| !words.is_empty());
    let words = words.ok_or("expected a player, or a command with all its quotes closed")?;
    if is_program(&words[0]) {
        Ok(words)
    } else {
        let names = Player::names();
        Err(format!("there is no program `{}`, nor is it one of {names} or {HUMAN}", words[0]))
    }
}

/// Whether there is a file that a shell would start for `word`.
fn is_program(word: &str) -> bool {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return path.is_file();
    }
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join(path).is_file()))
}

/// An entrant in a match.
pub struct Participant<'a> {
    /// Who it is.
    pub entrant: &'a Entrant,
    /// What all built-in players are told.
    pub common: Common,
    /// What all programs are told.
    pub pipe: &'a Pipe,
    /// Where all people type.
    pub keyboard: &'a Keyboard,
}

impl<B: Bits + 'static> Contestant<Position<B>> for Participant<'_> {
    fn label(&self) -> &str {
        self.entrant.label()
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
