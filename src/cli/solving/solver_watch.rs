//! What watches a solver: progress bar, Ctrl-C, time limit, checkpoints.

use std::io;
use std::time::{Duration, Instant};

use suite_tabletop::{SolverProgress, Stopped};
use suite_work::Progress;
use suite_work::interrupt::{Interrupt, Interrupted};

use super::checkpoint::Checkpoint;

/// Watches a solver, and stops it when it has to.
pub struct SolverWatch<'a> {
    progress: &'a Progress,
    interrupt: &'a Interrupt,
    /// Whether the steps of the bar are the root moves.
    counts_moves: bool,
    /// The move to the root of the current search, if there is one.
    root_move: Option<String>,
    /// The time at which to give up the current search.
    deadline: Option<Instant>,
    /// The nodes after which to give it up, and those of the solver when it began.
    most_nodes: Option<u64>,
    nodes_before: Option<u64>,
    checkpoint: Option<Checkpoint>,
}

impl<'a> SolverWatch<'a> {
    /// Returns a watch without a time limit.
    pub const fn new(progress: &'a Progress, interrupt: &'a Interrupt) -> Self {
        Self {
            progress,
            interrupt,
            counts_moves: false,
            root_move: None,
            deadline: None,
            most_nodes: None,
            nodes_before: None,
            checkpoint: None,
        }
    }

    /// Returns the watch for a bar over the root moves, which saves a checkpoint, if there is one.
    pub fn counting_moves(self, checkpoint: Option<Checkpoint>) -> Self {
        Self { counts_moves: true, checkpoint, ..self }
    }

    /// Returns the watch with a time limit, from now on.
    pub fn allowing(self, time: Duration) -> Self {
        Self { deadline: Instant::now().checked_add(time), ..self }
    }

    /// Returns the watch with a limit of nodes, from now on.
    pub fn allowing_nodes(self, nodes: u64) -> Self {
        Self { most_nodes: Some(nodes), ..self }
    }

    /// Begins the search of the position after a root move, with a number of moves done before.
    pub fn enter_move(&mut self, mv: String, moves_done: usize) {
        (self.root_move, self.counts_moves) = (Some(mv), false);
        self.progress.set_done(moves_done);
    }

    /// Saves the checkpoint now, if there is one.
    pub fn save(&mut self) -> io::Result<()> {
        self.checkpoint.as_mut().map_or(Ok(()), Checkpoint::save)
    }

    /// Sees how far the solver is, and shows it.
    pub fn see(&mut self, solver: &SolverProgress) -> Result<(), Stopped> {
        if let Err(interrupted) = self.interrupt.check() {
            self.save().map_err(stopped_by)?;
            return Err(stopped_by(interrupted));
        }
        self.checkpoint.as_mut().map_or(Ok(()), Checkpoint::save_if_due).map_err(stopped_by)?;
        self.show(solver);
        let nodes = solver.nodes - *self.nodes_before.get_or_insert(solver.nodes);
        let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.most_nodes.is_some_and(|most| nodes >= most);
        if is_late { Err(Stopped::Late) } else { Ok(()) }
    }

    fn show(&self, solver: &SolverProgress) {
        if self.counts_moves {
            self.progress.set_done(solver.moves_done);
        }
        self.progress.message(|| {
            let root_move = self.root_move.iter().cloned();
            let line: Vec<_> = root_move.chain(solver.current_line(SHOWN)).take(SHOWN).collect();
            let at = if line.is_empty() { String::new() } else { format!(", at {}", line.join(" > ")) };
            let (nodes, fill) = (solver.nodes as f64 / 1e6, 100.0 * solver.table_fill());
            let speed = nodes / self.progress.elapsed().as_secs_f64();
            format!("{at}, {nodes:.0} million nodes, {speed:.1} a second, table {fill:.0} % full")
        });
    }
}

/// The number of moves shown of the current line; later ones change too fast to read.
const SHOWN: usize = 4;

fn stopped_by(error: impl std::error::Error + Send + Sync + 'static) -> Stopped {
    Stopped::By(Box::new(error))
}

/// Returns the error that stopped a solver: the interrupt itself, which has an exit code of its own, or another one.
pub fn stop_error(stopped: Stopped) -> anyhow::Error {
    let Stopped::By(error) = stopped else { return stopped.into() };
    let error = match error.downcast::<Interrupted>() {
        Ok(interrupted) => return (*interrupted).into(),
        Err(error) => error,
    };
    match error.downcast::<io::Error>() {
        Ok(error) => (*error).into(),
        Err(error) => Stopped::By(error).into(),
    }
}
