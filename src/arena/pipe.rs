//! An agent that is a child process, spoken to over a pipe.

use std::process::Command;

use suite_search::{Game, Player};

use super::Clock;
use super::agent::{Agent, Choice, Seat};
use super::fault::{Failure, Fault, printable};
use super::log::SideLog;
use super::process::Process;

/// What a game's pipes speak, line by line. The agent writes its name; the referee greets it; then for each turn the referee
/// shows the position and the agent answers with a move; last the referee tells the end.
pub trait Protocol<G: Game>: Sync {
    /// What the referee says to an agent that has told its name.
    fn greeting(&self, side: Player) -> String;

    /// How the referee asks for a move.
    fn turn(&self, position: &G) -> String;

    /// The move that a line stands for.
    fn answer(&self, position: &G, line: &str) -> Result<G::Move, Fault>;

    /// How the referee tells the end.
    fn end(&self, position: &G) -> String;
}

/// An agent behind a pipe.
pub struct PipeAgent<'a, G: Game> {
    name: String,
    process: Process,
    protocol: &'a dyn Protocol<G>,
    log: Option<SideLog>,
}

impl<'a, G: Game> PipeAgent<'a, G> {
    /// Starts the agent, and waits until it has introduced itself.
    pub fn start(
        mut command: Command,
        protocol: &'a dyn Protocol<G>,
        seat: Seat,
        clock: &Clock,
    ) -> Result<Self, Failure> {
        let Seat { side, log, .. } = seat;
        let errors = log.as_ref().and_then(SideLog::errors);
        let process = Process::start(&mut command, errors).map_err(Fault::no_start)?;
        let mut agent = Self { name: String::new(), process, protocol, log };
        agent.name = agent.introduction(clock).map_err(|fault| {
            let last_words = agent.process.last_words();
            Failure { fault, last_words }
        })?;
        agent.say(&protocol.greeting(side));
        Ok(agent)
    }

    fn introduction(&mut self, clock: &Clock) -> Result<String, Fault> {
        match self.listen(clock) {
            Ok(said) if said.trim().is_empty() => Err(Fault::Malformed { said, why: "a name was expected".to_owned() }),
            Ok(name) => Ok(printable(name.trim())),
            Err(Fault::Timeout(limit)) => Err(Fault::NoName(limit)),
            Err(fault) => Err(fault),
        }
    }

    fn say(&mut self, text: &str) {
        self.process.write(text);
        if let Some(log) = &self.log {
            log.heard(text);
        }
    }

    fn listen(&mut self, clock: &Clock) -> Result<String, Fault> {
        let line = self.process.read_line(clock)?;
        if let Some(log) = &self.log {
            log.said(&line);
        }
        Ok(line)
    }
}

impl<G: Game> Agent<G> for PipeAgent<'_, G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.say(&self.protocol.turn(position));
        let line = self.listen(clock)?;
        self.protocol.answer(position, &line).map(Choice::Play)
    }

    fn end(&mut self, position: &G) {
        self.say(&self.protocol.end(position));
        self.process.close_input();
    }

    fn last_words(&mut self) -> String {
        self.process.last_words()
    }
}
