//! Solvers of any game.

use std::error::Error;
use std::io::{self, Read, Write};

use suite_search::{Game, Observe, Progress, Value};
use thiserror::Error;

use crate::{AnyMove, AnyPosition, GameError};

/// What a solver tells while it runs.
pub struct SolverProgress<'a> {
    /// The nodes so far.
    pub nodes: u64,
    /// The moves of the root that are done.
    pub moves_done: usize,
    /// The moves that lead to the node that is searched, written when they are asked for.
    current_line: &'a dyn Fn(usize) -> Vec<String>,
    table_fill: &'a dyn Fn() -> f64,
}

impl SolverProgress<'_> {
    /// Returns the first moves, at most this number, that lead to the node that is searched.
    #[must_use]
    pub fn current_line(&self, moves: usize) -> Vec<String> {
        (self.current_line)(moves)
    }

    /// Returns the part of the table that is in use, from 0 to 1.
    #[must_use]
    pub fn table_fill(&self) -> f64 {
        (self.table_fill)()
    }
}

/// Sees the progress of a solver, and may stop it.
pub type WatchSolver<'a> = dyn FnMut(&SolverProgress<'_>) -> Result<(), Stopped> + 'a;

/// Saves what a solver has proved.
pub type SaveCheckpoint = dyn Fn(&mut dyn Write) -> io::Result<()>;

/// The reason why a solver was stopped.
#[derive(Debug, Error)]
pub enum Stopped {
    /// The time limit is over.
    #[error("the time limit is over")]
    Late,
    /// The watch had another reason.
    #[error(transparent)]
    By(Box<dyn Error + Send + Sync>),
}

/// A solver of one game's positions. All methods panic in positions of another game.
pub trait AnySolver {
    /// Returns the value of a position for the player to move: the exact one, or 1 for a win, 0 for a draw and -1 for a
    /// loss, which take less time to prove.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    fn value(&mut self, position: &AnyPosition, exact: bool, watch: &mut WatchSolver) -> Result<Value, Stopped>;

    /// Returns best play from a position whose value is known, exact or not; where it is not, moves that prove it.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    fn best_play(
        &mut self,
        position: &AnyPosition,
        value: Value,
        exact: bool,
        watch: &mut WatchSolver,
    ) -> Result<Vec<AnyMove>, Stopped>;

    /// Returns the first move that keeps a value, if there is one.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    fn holding_move(
        &mut self,
        position: &AnyPosition,
        value: Value,
        watch: &mut WatchSolver,
    ) -> Result<Option<AnyMove>, Stopped>;

    /// Returns all moves that keep a value.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops it.
    fn holding_moves(
        &mut self,
        position: &AnyPosition,
        value: Value,
        watch: &mut WatchSolver,
    ) -> Result<Vec<AnyMove>, Stopped>;

    /// Returns the nodes of all searches so far.
    fn nodes(&self) -> u64;

    /// Returns a function that saves what has been proved so far of positions on the board of this one, also while the
    /// solver runs.
    fn checkpoint(&self, position: &AnyPosition) -> Box<SaveCheckpoint>;

    /// Adds what was saved to the table.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if `file` is no checkpoint of positions on the board of this one.
    fn load_checkpoint(&self, position: &AnyPosition, file: &mut dyn Read) -> Result<(), GameError>;
}

/// Observes a solver of any game for a watch.
pub struct SolverObserver<'a, 'b>(
    /// The watch.
    pub &'a mut WatchSolver<'b>,
);

impl<G: Game> Observe<G> for SolverObserver<'_, '_> {
    type Stop = Stopped;

    fn progress(&mut self, progress: &Progress<G::Move>) -> Result<(), Stopped> {
        let current_line = |moves| progress.current_line.iter().take(moves).map(ToString::to_string).collect();
        let Progress { nodes, moves_done, .. } = *progress;
        let table_fill = || progress.table_fill();
        (self.0)(&SolverProgress { nodes, moves_done, current_line: &current_line, table_fill: &table_fill })
    }
}
