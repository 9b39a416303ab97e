//! Agents that are programs, called anew for each move, with the game in files.

use std::fs::File;
use std::io::Write;
use std::process::Command;
use std::time::Duration;

use suite_search::Game;

use crate::answer_file::{open_answer, read_answer, remove, write_task};
use crate::process::{Call, OutputLogs};
use crate::work_dirs::WorkDir;
use crate::{Agent, AgentContext, AgentLog, Choice, Clock, Fault, Limits};

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
    log: Option<FileLog>,
    /// The last call, which is over.
    call: Option<Call>,
}

/// The log of an agent behind files: the files, and what its program writes besides, move by move.
struct FileLog {
    log: AgentLog,
    stdout: Option<File>,
    stderr: Option<File>,
}

impl FileLog {
    fn new(log: AgentLog) -> Self {
        Self { stdout: log.create("stdout"), stderr: log.create("stderr"), log }
    }

    /// Begins a move: returns the files that the output of its program goes to.
    fn begin_move(&mut self) -> OutputLogs {
        let number = self.log.move_number();
        let begin = |file: &mut Option<File>| {
            let file = file.as_mut()?;
            writeln!(file, "move {number}").ok()?;
            file.try_clone().ok()
        };
        OutputLogs { stdout: begin(&mut self.stdout), stderr: begin(&mut self.stderr) }
    }
}

impl<'a, G: Game> FileAgent<'a, G> {
    /// Makes the agent that runs `command` in `folder`.
    pub fn new(
        name: &str,
        mut command: Command,
        folder: WorkDir<'a>,
        protocol: &'a dyn FileProtocol<G>,
        context: AgentContext,
    ) -> Self {
        let AgentContext { limits, log, .. } = context;
        command.current_dir(folder.path());
        Self { name: name.to_owned(), command, folder, protocol, limits, log: log.map(FileLog::new), call: None }
    }
}

impl<G: Game> Agent<G> for FileAgent<'_, G> {
    fn name(&self) -> &str {
        &self.name
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        self.call = None;
        let (folder, file) = (&self.folder, self.protocol.output());
        remove(&folder.path().join(file)).map_err(Fault::no_folder)?;
        let task = self.protocol.turn(position);
        write_task(folder, self.protocol.input(), task.as_bytes())?;
        let logs = self.log.as_mut().map(FileLog::begin_move).unwrap_or_default();
        let call = self.call.insert(Call::spawn_logged(&mut self.command, folder, self.limits, logs)?);
        let status = call.wait(folder, clock);
        if let Some(FileLog { log, .. }) = &self.log {
            call.finish_logs();
            log.heard(&task);
        }
        let text = read_answer(open_answer(folder, file, status?)?, file)?;
        if let Some(FileLog { log, .. }) = &self.log {
            log.said(&text);
        }
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
