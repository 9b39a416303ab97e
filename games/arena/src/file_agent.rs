//! Agents that are programs, called anew for each move, with the game in files.

use std::process::Command;
use std::time::Duration;

use suite_search::Game;

use crate::answer_file::{open_answer, read_answer, remove, write_task};
use crate::process::Call;
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
}

impl<G: Game> Agent<G> for FileAgent<'_, G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.call = None;
        let folder = &self.folder;
        remove(&folder.path().join(self.protocol.output())).map_err(Fault::no_folder)?;
        write_task(folder, self.protocol.input(), &self.protocol.turn(position))?;
        let call = self.call.insert(Call::spawn(&mut self.command, folder, self.limits)?);
        let status = call.wait(folder, clock)?;
        let file = self.protocol.output();
        let text = read_answer(open_answer(folder, file, status)?, file)?;
        self.protocol.parse_move(position, &text).map(Choice::Play)
    }

    fn cpu(&self) -> Option<Duration> {
        Some(self.call.as_ref().map(Call::cpu).unwrap_or_default())
    }

    fn stderr_tail(&mut self) -> String {
        self.call.as_mut().map(Call::stderr_tail).unwrap_or_default()
    }

    fn new_stderr(&mut self) -> String {
        self.call.as_mut().map(Call::new_stderr).unwrap_or_default()
    }
}
