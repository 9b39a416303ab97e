//! `suite squirrel -i FILE`: writes the answer to a task in the assignment's format.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Error, Result};
use clap::{Args, ValueEnum};
use suite_search::{Algorithm, Node, Observe, Player};
use suite_squirrel::{Battle, Eol, LogFormat, Output, Position, SearchSpec, Task, TraverseLog, letter};
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, note};

use super::task_arg::TaskArg;
use crate::cli::status::Status;

#[derive(Args)]
pub struct Answer {
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

impl Answer {
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
        let watch = Watch {
            progress: Progress::new(root_moves, "root moves"),
            interrupt: Interrupt::catch("no output file was changed")?,
        };
        let summary = match &task {
            Task::NextState { spec, position } => self.next_state(spec, position, eol, &watch)?,
            Task::Battle { specs, position } => self.battle(*specs, *position, eol, &watch)?,
        };
        drop(watch);
        if std::io::stderr().is_terminal() {
            note!("{summary}");
        }
        Ok(Status::Done)
    }

    fn next_state(&self, spec: &SearchSpec, position: &Position, eol: Eol, watch: &Watch) -> Result<String> {
        let mut next_state = self.create(Output::NextState)?;
        let (turn, log) = if spec.algorithm == Algorithm::Greedy {
            (spec.take_turn(position, &mut watch.observer())?, None)
        } else {
            let file = watch.progress.count(self.create(Output::TraverseLog)?);
            let mut log = TraverseLog::new(file, LogFormat::new(position, spec.algorithm, eol));
            let turn = spec.take_turn(position, &mut (watch.observer(), &mut log))?;
            (turn, Some(log.finish()?.into_inner()))
        };
        next_state.write_all(board(&turn.position, eol).as_bytes())?;
        watch.interrupt.check()?;
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

    fn battle(&self, specs: [SearchSpec; 2], position: Position, eol: Eol, watch: &Watch) -> Result<String> {
        let mut trace = self.create(Output::TraceState)?;
        let mut battle = Battle::new(specs, position);
        while let Some(turn) = battle.take_turn(&mut watch.observer())? {
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

/// The progress bar and the interrupt that watch over a search.
struct Watch {
    progress: Progress,
    interrupt: Interrupt,
}

impl Watch {
    fn observer(&self) -> Watcher<'_> {
        Watcher { watch: self, entered: 0 }
    }
}

/// Observes a search for a [`Watch`].
struct Watcher<'a> {
    watch: &'a Watch,
    /// The number of inner nodes entered so far.
    entered: u32,
}

/// The number of inner nodes between two checks whether the run is a long one.
const LOOK: u32 = 1 << 14;

impl Observe<Position> for Watcher<'_> {
    type Stop = Error;

    #[inline(always)]
    fn enter(&mut self, _: &Node<Position>) -> Result<()> {
        self.watch.interrupt.check()?;
        self.entered = self.entered.wrapping_add(1);
        if self.entered.is_multiple_of(LOOK) {
            self.watch.progress.show_if_late();
        }
        Ok(())
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> Result<()> {
        match node.depth {
            0 => self.watch.progress.step(),
            1 => self.watch.progress.show_if_late(),
            _ => {}
        }
        Ok(())
    }
}
