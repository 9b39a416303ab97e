//! Agents that are child processes and talk over a pipe.

use std::process::Command;
use std::time::Duration;

use suite_search::{Game, Player};

use crate::process::Process;
use crate::work_dirs::WorkDir;
use crate::{Agent, AgentContext, AgentLog, Choice, Clock, Fault, printable};

/// The line protocol of a game's pipes.
///
/// The agent writes its name, and the referee greets it. For each turn the referee shows the position and the agent
/// answers with a move. At last the referee tells the end of the game.
pub trait PipeProtocol<G: Game>: Sync {
    /// Returns the greeting for an agent that has introduced itself.
    fn greeting(&self, player: Player) -> String;

    /// Returns the message that asks for a move.
    fn turn(&self, position: &G) -> String;

    /// Parses a line of the agent as a move.
    ///
    /// # Errors
    ///
    /// [`Fault::Malformed`] or [`Fault::Illegal`] if the line is no move.
    fn parse_move(&self, position: &G, line: &str) -> Result<G::Move, Fault>;

    /// Returns the message that tells the end of the game.
    fn end(&self, position: &G) -> String;
}

impl<G: Game, P: PipeProtocol<G> + ?Sized> PipeProtocol<G> for &P {
    fn greeting(&self, player: Player) -> String {
        (**self).greeting(player)
    }

    fn turn(&self, position: &G) -> String {
        (**self).turn(position)
    }

    fn parse_move(&self, position: &G, line: &str) -> Result<G::Move, Fault> {
        (**self).parse_move(position, line)
    }

    fn end(&self, position: &G) -> String {
        (**self).end(position)
    }
}

/// An agent behind a pipe.
pub struct PipeAgent<'a, P> {
    name: String,
    /// The process ends before its folder is lent to another one.
    process: Process,
    folder: WorkDir<'a>,
    protocol: P,
    player: Player,
    log: Option<AgentLog>,
    max_disk: u64,
    /// The CPU time of the last turn.
    cpu: Duration,
}

impl<'a, P> PipeAgent<'a, P> {
    /// Starts the process of an agent in `folder`. The agent goes by `name` until it has introduced itself.
    ///
    /// # Errors
    ///
    /// [`Fault::NoStart`] or [`Fault::OutOfResources`] if the process cannot be started.
    pub fn spawn(
        name: &str,
        mut command: Command,
        folder: WorkDir<'a>,
        protocol: P,
        context: AgentContext,
    ) -> Result<Self, Fault> {
        let AgentContext { player, limits, log, .. } = context;
        let stderr = log.as_ref().and_then(|log| log.create("stderr"));
        command.current_dir(folder.path());
        let process = Process::spawn(&mut command, folder.has_room(), limits, stderr).map_err(Fault::no_start)?;
        let (name, max_disk) = (name.to_owned(), limits.disk);
        Ok(Self { name, process, folder, protocol, player, log, max_disk, cpu: Duration::ZERO })
    }

    /// Asks the agent something, and returns the line that it answers. Its CPU time is that of a turn.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of an agent that gives no answer within the limits.
    pub fn ask(&mut self, text: &str, clock: &Clock) -> Result<String, Fault> {
        self.process.start_turn();
        self.say(text);
        let line = self.listen(clock);
        self.cpu = self.process.cpu();
        line
    }

    /// Returns the CPU time of the last turn.
    #[must_use]
    pub const fn cpu(&self) -> Duration {
        self.cpu
    }

    /// Ends the agent and returns the end of its standard error.
    pub fn stderr_tail(&mut self) -> String {
        self.process.stderr_tail()
    }

    fn say(&mut self, text: &str) {
        self.process.write(text);
        if let Some(log) = &self.log {
            log.heard(text);
        }
    }

    fn listen(&mut self, clock: &Clock) -> Result<String, Fault> {
        let check_disk = || self.folder.check_disk(self.max_disk);
        self.process.wake();
        let line = self.process.read_line(clock, check_disk);
        self.process.rest();
        check_disk()?;
        let line = line?;
        if let Some(log) = &self.log {
            log.said(&line);
        }
        Ok(line)
    }
}

impl<G: Game, P: PipeProtocol<G>> Agent<G> for PipeAgent<'_, P> {
    fn name(&self) -> &str {
        &self.name
    }

    fn start(&mut self, clock: &Clock) -> Result<(), Fault> {
        self.name = match self.listen(clock) {
            Ok(said) if said.trim().is_empty() => {
                return Err(Fault::Malformed { said, why: "expected a name".to_owned() });
            }
            Ok(name) => printable(name.trim()),
            Err(Fault::Timeout(limit)) => return Err(Fault::NoName(limit)),
            Err(fault) => return Err(fault),
        };
        self.say(&self.protocol.greeting(self.player));
        Ok(())
    }

    fn choose(&mut self, position: &G, clock: &Clock) -> Result<Choice<G::Move>, Fault> {
        let line = self.ask(&self.protocol.turn(position), clock)?;
        self.protocol.parse_move(position, &line).map(Choice::Play)
    }

    fn cpu(&self) -> Option<Duration> {
        Some(self.cpu())
    }

    fn is_running(&self) -> bool {
        true
    }

    fn end(&mut self, position: &G) {
        self.say(&self.protocol.end(position));
        self.process.close_input();
    }

    fn stderr_tail(&mut self) -> String {
        self.stderr_tail()
    }

    fn new_stderr(&mut self) -> String {
        self.process.new_stderr()
    }
}
