//! Logs of the messages between agents and the referee.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The log of one game: `game-0001.wire`, and files for what each agent's process writes besides.
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
    /// The number of the move that is asked for.
    move_number: usize,
}

impl GameLog {
    /// Creates the log of the game with this number.
    pub(crate) fn create(folder: &Path, number: u32) -> io::Result<Self> {
        let file = File::create(folder.join(format!("game-{number:04}.wire")))?;
        let wire = Arc::new(Mutex::new(Wire { file, error: None, move_number: 0 }));
        Ok(Self { wire, folder: folder.to_owned(), number })
    }

    /// Returns the part of the player with this name.
    pub(crate) fn agent_log(&self, player: &'static str) -> AgentLog {
        let stem = format!("game-{:04}-{player}", self.number);
        AgentLog { wire: Arc::clone(&self.wire), player, stem: self.folder.join(stem) }
    }

    /// Notes which move is asked for.
    pub(crate) fn begin_move(&self, number: usize) {
        lock(&self.wire).move_number = number;
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
    /// The path of the files for what its process writes, without their extensions.
    stem: PathBuf,
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

    /// Creates the file for what the agent's process writes to a stream, `stdout` or `stderr`.
    pub(crate) fn create(&self, stream: &str) -> Option<File> {
        let file = File::create(self.stem.with_extension(stream));
        file.map_err(|error| lock(&self.wire).error.get_or_insert(error).kind()).ok()
    }

    /// Returns the number of the move that is asked for.
    pub(crate) fn move_number(&self) -> usize {
        lock(&self.wire).move_number
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
