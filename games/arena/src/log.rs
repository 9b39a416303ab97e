//! Logs of the messages between agents and the referee.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The log of one game: `game-0001.wire`, and one file for the standard error of each agent's process.
#[derive(Debug)]
pub(crate) struct GameLog {
    wire: Arc<Mutex<Wire>>,
    folder: PathBuf,
    number: u32,
}

#[derive(Debug)]
struct Wire {
    file: File,
    /// The first error in writing; nothing is written after it.
    error: Option<io::Error>,
}

impl GameLog {
    /// Creates the log of the game with this number.
    pub(crate) fn create(folder: &Path, number: u32) -> io::Result<Self> {
        let file = File::create(folder.join(format!("game-{number:04}.wire")))?;
        let wire = Arc::new(Mutex::new(Wire { file, error: None }));
        Ok(Self { wire, folder: folder.to_owned(), number })
    }

    /// Returns the part of the player with this name.
    pub(crate) fn agent_log(&self, player: &'static str) -> AgentLog {
        let stderr = self.folder.join(format!("game-{:04}-{player}.stderr", self.number));
        AgentLog { wire: Arc::clone(&self.wire), player, stderr }
    }

    /// Closes the log; fails if anything could not be written.
    pub(crate) fn finish(self) -> io::Result<()> {
        lock(&self.wire).error.take().map_or(Ok(()), Err)
    }
}

/// One agent's part of the log of a game.
#[derive(Debug)]
pub struct AgentLog {
    wire: Arc<Mutex<Wire>>,
    player: &'static str,
    stderr: PathBuf,
}

impl AgentLog {
    /// Logs a message from the agent.
    pub fn said(&self, text: &str) {
        self.write('>', text);
    }

    /// Logs a message to the agent.
    pub fn heard(&self, text: &str) {
        self.write('<', text);
    }

    /// Creates the file for the standard error of the agent's process.
    pub(crate) fn create_stderr(&self) -> Option<File> {
        let file = File::create(&self.stderr);
        file.map_err(|error| lock(&self.wire).error.get_or_insert(error).kind()).ok()
    }

    fn write(&self, direction: char, text: &str) {
        let mut lines = String::new();
        for line in text.lines() {
            lines += &format!("{} {direction} {line}\n", self.player);
        }
        let mut wire = lock(&self.wire);
        if wire.error.is_none() {
            wire.error = wire.file.write_all(lines.as_bytes()).err();
        }
    }
}

fn lock(wire: &Mutex<Wire>) -> MutexGuard<'_, Wire> {
    wire.lock().unwrap_or_else(PoisonError::into_inner)
}
