//! Agents that are programs, called anew for each move, with the game in files.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::process::{Command, ExitStatus};
use std::time::Duration;

use suite_search::Game;

use crate::answer_file::{self, ReadError};
use crate::process::{Call, is_file_too_large};
use crate::work_dirs::WorkDir;
use crate::{Agent, Choice, Clock, Fault, Limits};

/// The names and the contents of a game's files.
pub trait FileProtocol<G: Game>: Sync {
    /// Returns the name of the file that an agent reads.
    fn input(&self) -> &'static str;

    /// Returns the name of the file that an agent writes.
    fn output(&self) -> &'static str;

    /// Returns the contents of the input file in a position.
    fn turn(&self, position: &G) -> String;

    /// Parses the contents of the output file as a move.
    ///
    /// # Errors
    ///
    /// [`Fault::Malformed`] or [`Fault::Illegal`] if the text is not a move.
    fn parse_move(&self, position: &G, text: &str) -> Result<G::Move, Fault>;
}

/// An agent behind files.
///
/// An answer that was written counts, however the program ended. A program that wrote none and failed has crashed.
pub struct FileAgent<'a, G: Game> {
    name: String,
    command: Command,
    folder: WorkDir<'a>,
    protocol: &'a dyn FileProtocol<G>,
    limits: Limits,
    /// The last call, which is over.
    call: Option<Call>,
}

impl<'a, G: Game> FileAgent<'a, G> {
    /// Makes the agent that runs `command` in `folder`.
    pub fn new(
        name: &str,
        mut command: Command,
        folder: WorkDir<'a>,
        protocol: &'a dyn FileProtocol<G>,
        limits: Limits,
    ) -> Self {
        command.current_dir(folder.path());
        Self { name: name.to_owned(), command, folder, protocol, limits, call: None }
    }

    /// Writes the input file, and removes an old output file.
    fn write_input(&self, position: &G) -> io::Result<()> {
        let [input, output] = [self.protocol.input(), self.protocol.output()].map(|name| self.folder.path().join(name));
        answer_file::remove(&input)?;
        answer_file::remove(&output)?;
        // A new file, so that no link is followed.
        let mut file = OpenOptions::new().write(true).create_new(true).open(input)?;
        file.write_all(self.protocol.turn(position).as_bytes())
    }

    /// Reads the output file after the program has ended.
    fn read_output(&self, status: ExitStatus) -> Result<String, Fault> {
        if is_file_too_large(status) {
            return Err(Fault::Disk(self.limits.disk));
        }
        let file = self.protocol.output();
        answer_file::read(&self.folder.path().join(file)).map_err(|error| match error {
            ReadError::Problem(problem) => Fault::Unreadable { file, problem },
            ReadError::NotFound => match fs::metadata(self.folder.path()) {
                Err(error) => Fault::NoFolder(error),
                Ok(_) if !status.success() => Fault::Crash(status),
                Ok(_) => Fault::Missing(file),
            },
        })
    }
}

impl<G: Game> Agent<G> for FileAgent<'_, G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.call = None;
        self.write_input(position).map_err(Fault::no_folder)?;
        let mut call = Call::spawn(&mut self.command, self.limits).map_err(Fault::no_start)?;
        let check_disk = || self.folder.check_disk(self.limits.disk);
        let ended = call.wait(clock, check_disk);
        self.call = Some(call);
        let status = ended?;
        self.folder.check_disk(self.limits.disk)?;
        self.protocol.parse_move(position, &self.read_output(status)?).map(Choice::Play)
    }

    fn cpu(&self) -> Option<Duration> {
        Some(self.call.as_ref().map(Call::cpu).unwrap_or_default())
    }

    fn stderr_tail(&mut self) -> String {
        self.call.as_mut().map(Call::stderr_tail).unwrap_or_default()
    }
}
