//! `suite squirrel -i FILE`: writes the answer to a task in the assignment's format.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Error, Result};
use clap::{Args, ValueEnum};
use suite_search::{Algorithm, Player};
use suite_squirrel::{Battle, Eol, Monitor, Output, Position, SearchSpec, Task, letter};
use suite_work::interrupt::{Interrupt, Interrupted};
use suite_work::output::OutputFile;
use suite_work::{Progress, note};

use super::task_arg::TaskArg;
use crate::cli::status::Status;

#[derive(Args)]
pub struct AnswerArgs {
    #[command(flatten)]
    task: TaskArg,
    /// Folder to write to
    #[arg(short, long = "output", value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// Line ends: LF, or CRLF as in the course's own files
    #[arg(long, value_name = "EOL", default_value = "lf")]
    eol: LineEnd,
}

#[derive(Clone, Copy, ValueEnum)]
enum LineEnd {
    Lf,
    Crlf,
}

impl AnswerArgs {
    pub fn run(self) -> Result<Status> {
        let task = self.task.read()?;
        let eol = match self.eol {
            LineEnd::Lf => Eol::Lf,
            LineEnd::Crlf => Eol::CrLf,
        };
        let empty = task.position().empty().len();
        let root_moves = match task {
            Task::NextState { .. } => empty,
            Task::Battle { .. } => empty * (empty + 1) / 2,
        };
        let terminal = Terminal {
            progress: Progress::new(root_moves, "root moves"),
            interrupt: Interrupt::catch("no output file was changed")?,
        };
        let summary = match &task {
            Task::NextState { spec, position } => self.next_state(spec, position, eol, &terminal)?,
            Task::Battle { specs, position } => self.battle(*specs, *position, eol, &terminal)?,
        };
        drop(terminal);
        if std::io::stderr().is_terminal() {
            note!("{summary}");
        }
        Ok(Status::Done)
    }

    fn next_state(&self, spec: &SearchSpec, position: &Position, eol: Eol, terminal: &Terminal) -> Result<String> {
        let mut next_state = self.create(Output::NextState)?;
        let (turn, log) = if spec.algorithm == Algorithm::Greedy {
            (spec.take_monitored_turn(position, terminal).map_err(stopped)?, None)
        } else {
            let mut log = terminal.progress.count(self.create(Output::TraverseLog)?);
            let turn = spec.take_logged_turn(position, eol, &mut log, terminal).map_err(stopped)?;
            (turn, Some(log.into_inner()))
        };
        next_state.write_all(board(&turn.position, eol).as_bytes())?;
        terminal.interrupt.check()?;
        next_state.commit()?;
        if let Some(log) = log {
            log.commit()?;
        }
        let value = turn.value;
        Ok(match turn.best {
            Some(best) => format!("{} plays {}, value {value}", letter(spec.player), position.describe(best)),
            None => format!("the board is full: E = {value}"),
        })
    }

    fn battle(&self, specs: [SearchSpec; 2], position: Position, eol: Eol, terminal: &Terminal) -> Result<String> {
        let mut trace = self.create(Output::TraceState)?;
        let mut battle = Battle::new(specs, position);
        while let Some(turn) = battle.take_monitored_turn(terminal).map_err(stopped)? {
            trace.write_all(board(&turn.position, eol).as_bytes())?;
        }
        trace.commit()?;
        let [x, o] = Player::BOTH.map(|player| battle.position().occupied_value(player));
        Ok(format!("X {x}, O {o} after {} moves", battle.turns()))
    }

    fn create(&self, output: Output) -> std::io::Result<OutputFile> {
        OutputFile::create(&self.out, output.name())
    }
}

fn board(position: &Position, eol: Eol) -> String {
    position.to_string().replace('\n', eol.as_str())
}

/// Returns the error that ended a search; that of an interrupt is the command's own.
fn stopped(error: io::Error) -> Error {
    error.downcast::<Interrupted>().map_or_else(Error::from, Error::from)
}

/// The progress bar and the interrupt of somebody who waits for a search.
struct Terminal {
    progress: Progress,
    interrupt: Interrupt,
}

impl Monitor for Terminal {
    fn check(&self) -> io::Result<()> {
        self.progress.show_if_late();
        self.interrupt.check().map_err(io::Error::other)
    }

    fn root_move_done(&self) {
        self.progress.step();
    }
}
