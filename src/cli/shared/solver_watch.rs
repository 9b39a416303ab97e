//! A solver at work: a bar for the user, an ear for Ctrl-C, an eye on the clock.

use std::fmt::Display;
use std::io;
use std::time::{Duration, Instant};

use anyhow::anyhow;
use suite_search::{Game, Observe, Progress as SolverProgress};

use crate::interrupt::{Interrupt, Interrupted};
use crate::progress::Progress;

/// Watches a solver.
pub struct SolverWatch<'a> {
    progress: &'a Progress,
    interrupt: &'a Interrupt,
    /// Whether the steps of the bar are the moves of the root.
    counts_moves: bool,
    /// The move that has led to the root of the search at hand, if any.
    root_move: Option<String>,
    /// When to give the search at hand up.
    deadline: Option<Instant>,
    /// What else is done now and then: a checkpoint is saved, for good if the run is to end.
    save: Box<dyn FnMut(Save) -> io::Result<()> + 'a>,
}

/// When a checkpoint is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Save {
    /// If it is time to.
    IfDue,
    /// The run ends.
    Now,
}

/// Why a search was stopped.
#[derive(Debug)]
pub enum Stopped {
    /// Its time is over.
    Late,
    /// The user has asked the program to end.
    Interrupted(Interrupted),
    /// A checkpoint could not be saved.
    Io(io::Error),
}

impl From<Stopped> for anyhow::Error {
    fn from(stopped: Stopped) -> Self {
        match stopped {
            Stopped::Late => anyhow!("the time for the position is over"),
            Stopped::Interrupted(interrupted) => interrupted.into(),
            Stopped::Io(error) => error.into(),
        }
    }
}

impl<'a> SolverWatch<'a> {
    /// Returns a watch with this bar and this ear, and no limit of time.
    pub fn new(progress: &'a Progress, interrupt: &'a Interrupt) -> Self {
        Self { progress, interrupt, counts_moves: false, root_move: None, deadline: None, save: Box::new(|_| Ok(())) }
    }

    /// Returns the same watch for a bar over the moves of the position that is searched.
    pub fn counting_moves(self) -> Self {
        Self { counts_moves: true, ..self }
    }

    /// Goes on to the position behind a move, with so many moves done before.
    pub fn enter_move(&mut self, mv: String, moves_done: usize) {
        (self.root_move, self.counts_moves) = (Some(mv), false);
        self.progress.set_done(moves_done);
    }

    /// Returns the same watch with something to save.
    pub fn saving(self, save: impl FnMut(Save) -> io::Result<()> + 'a) -> Self {
        Self { save: Box::new(save), ..self }
    }

    /// Allows the searches that follow so much time, counted from now.
    pub fn allow(&mut self, time: Duration) {
        self.deadline = Instant::now().checked_add(time);
    }

    /// Saves what there is to save.
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

/// How many moves of a line are shown: those that stay for a while.
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
