//! What the sides of a game say to the referee and hear from it, written down.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use suite_search::Game;

use super::agent::{Agent, Choice, Seat};
use super::fault::Fault;
use super::{Clock, Protocol};

/// The log of one game: `game-0001.wire`, and a file for what each side's process wrote to its standard error.
pub struct GameLog {
    wire: Arc<Mutex<Wire>>,
    folder: PathBuf,
    game: u32,
}

struct Wire {
    file: File,
    /// The first failure to write; nothing is written after it.
    trouble: Option<io::Error>,
}

impl GameLog {
    /// Begins the log of a game.
    pub fn create(folder: &Path, game: u32) -> io::Result<Self> {
        let file = File::create(folder.join(format!("game-{game:04}.wire")))?;
        let wire = Arc::new(Mutex::new(Wire { file, trouble: None }));
        Ok(Self { wire, folder: folder.to_owned(), game })
    }

    /// The part of a side with this name.
    pub fn side(&self, name: &'static str) -> SideLog {
        let errors = self.folder.join(format!("game-{:04}-{name}.stderr", self.game));
        SideLog { wire: Arc::clone(&self.wire), side: name, errors }
    }

    /// Whether everything could be written.
    pub fn finish(self) -> io::Result<()> {
        lock(&self.wire).trouble.take().map_or(Ok(()), Err)
    }
}

/// One side's part of the log of a game.
pub struct SideLog {
    wire: Arc<Mutex<Wire>>,
    side: &'static str,
    errors: PathBuf,
}

impl SideLog {
    /// Writes down what the agent said.
    pub fn said(&self, text: &str) {
        self.write('>', text);
    }

    /// Writes down what the agent was told.
    pub fn heard(&self, text: &str) {
        self.write('<', text);
    }

    /// The file for what the agent's process writes to its standard error.
    pub fn errors(&self) -> Option<File> {
        let file = File::create(&self.errors);
        file.map_err(|error| lock(&self.wire).trouble.get_or_insert(error).kind()).ok()
    }

    fn write(&self, direction: char, text: &str) {
        let lines: String = text.lines().map(|line| format!("{} {direction} {line}\n", self.side)).collect();
        let mut wire = lock(&self.wire);
        if wire.trouble.is_none() {
            wire.trouble = wire.file.write_all(lines.as_bytes()).err();
        }
    }
}

fn lock(wire: &Mutex<Wire>) -> MutexGuard<'_, Wire> {
    wire.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An agent without a pipe, whose part of the log is what would go over one.
pub struct Transcribed<'a, G: Game> {
    agent: Box<dyn Agent<G> + 'a>,
    protocol: &'a dyn Protocol<G>,
    log: SideLog,
}

impl<'a, G: Game + 'a> Transcribed<'a, G> {
    /// `agent`, written down if the seat has a log.
    pub fn wrap(agent: Box<dyn Agent<G> + 'a>, protocol: &'a dyn Protocol<G>, seat: Seat) -> Box<dyn Agent<G> + 'a> {
        let Seat { side, log, .. } = seat;
        let Some(log) = log else { return agent };
        log.said(agent.name());
        log.heard(&protocol.greeting(side));
        Box::new(Self { agent, protocol, log })
    }
}

impl<G: Game> Agent<G> for Transcribed<'_, G> {
    fn name(&self) -> &str {
        self.agent.name()
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.log.heard(&self.protocol.turn(position));
        let choice = self.agent.choose(position, clock)?;
        if let Choice::Play(mv) = choice {
            self.log.said(&mv.to_string());
        }
        Ok(choice)
    }

    fn end(&mut self, position: &G) {
        self.log.heard(&self.protocol.end(position));
        self.agent.end(position);
    }

    fn last_words(&mut self) -> String {
        self.agent.last_words()
    }

    fn is_person(&self) -> bool {
        self.agent.is_person()
    }
}
