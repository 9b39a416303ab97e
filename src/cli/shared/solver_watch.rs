//! An observer of solvers: progress bar, Ctrl-C, time limit, checkpoints.

use std::fmt::Display;
use std::io;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use suite_search::{Game, Observe, Progress as SolverProgress};
use suite_work::Progress;
use suite_work::interrupt::{Interrupt, Interrupted};

/// Observes a solver, and stops it when it has to.
pub struct SolverWatch<'a> {
    progress: &'a Progress,
    interrupt: &'a Interrupt,
    /// Whether the steps of the bar are the root moves.
    counts_moves: bool,
    /// The move to the root of the current search, if there is one.
    root_move: Option<String>,
    /// The time at which to give up the current search.
    deadline: Option<Instant>,
    /// Saves a checkpoint.
    save: Box<dyn FnMut(Save) -> io::Result<()> + 'a>,
}

/// The occasions to save a checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Save {
    /// An interval may be over.
    IfDue,
    /// The run ends.
    Now,
}

/// The reason why a search was stopped.
#[derive(Debug)]
pub enum Stopped {
    /// The time limit is over.
    Late,
    /// Ctrl-C or another signal to end.
    Interrupted(Interrupted),
    /// A checkpoint could not be saved.
    Io(io::Error),
}

impl From<Stopped> for anyhow::Error {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Late => anyhow!("the time limit is over"),
            Stopped::Interrupted(interrupted) => interrupted.into(),
            Stopped::Io(error) => error.into(),
        }
    }
}

impl<'a> SolverWatch<'a> {
    /// Returns an observer without a time limit.
    pub fn new(progress: &'a Progress, interrupt: &'a Interrupt) -> Self {
        Self { progress, interrupt, counts_moves: false, root_move: None, deadline: None, save: Box::new(|_| Ok(())) }
    }

    /// Returns the observer for a bar over the root moves.
    pub fn counting_moves(self) -> Self {
        Self { counts_moves: true, ..self }
    }

    /// Begins the search of the position after a root move, with a number of moves done before.
    pub fn enter_move(&mut self, mv: String, moves_done: usize) {
        (self.root_move, self.counts_moves) = (Some(mv), false);
        self.progress.set_done(moves_done);
    }

    /// Returns the observer with a function that saves checkpoints.
    pub fn saving(self, save: impl FnMut(Save) -> io::Result<()> + 'a) -> Self {
        Self { save: Box::new(save), ..self }
    }

    /// Sets the time limit of the following searches, from now on.
    pub fn allow(&mut self, time: Duration) {
        self.deadline = Instant::now().checked_add(time);
    }

    /// Saves a checkpoint now.
    pub fn save(&mut self) -> io::Result<()> {
        (self.save)(Save::Now)
    }

    fn show<M: Display>(&self, solver: &SolverProgress<M>) {
        if self.counts_moves {
            self.progress.set_done(solver.moves_done);
        }
        self.progress.message(|| {
            let line = self.root_move.iter().cloned().chain(solver.current_line.iter().map(M::to_string));
            let line: Vec<_> = line.take(SHOWN).collect();
            let at = if line.is_empty() { String::new() } else { format!(", at {}", line.join(" > ")) };
            let (nodes, fill) = (solver.nodes as f64 / 1e6, 100.0 * solver.table_fill());
            let speed = nodes / self.progress.elapsed().as_secs_f64();
            format!("{at}, {nodes:.0} million nodes, {speed:.1} a second, table {fill:.0} % full")
        });
    }
}

/// The number of moves shown of the current line; later ones change too fast to read.
const SHOWN: usize = 4;

impl<G: Game> Observe<G> for SolverWatch<'_> {
    type Stop = Stopped;

    fn progress(&mut self, solver: &SolverProgress<G::Move>) -> Result<(), Stopped> {
        if let Err(interrupted) = self.interrupt.check() {
            self.save().map_err(Stopped::Io)?;
            return Err(Stopped::Interrupted(interrupted));
        }
        (self.save)(Save::IfDue).map_err(Stopped::Io)?;
        self.show(solver);
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) { Err(Stopped::Late) } else { Ok(()) }
    }
}
