//! The further options of `suite go solve`: the winner only or the margin too, and checkpoints.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use suite_go::{GameState, Position};
use suite_search::Solver;

use super::checkpoint::Checkpoint;
use crate::cli::shared::solve::SolveOptions;
use crate::cli::shared::solver_watch::Save;

/// The options that only the solver of Little-Go has.
#[derive(Args)]
pub struct SolveArgs {
    /// Find the winning margin too, which takes longer
    #[arg(long)]
    exact: bool,
    /// Resume from the checkpoint FILE, if it exists, and save to it every minute, when interrupted, and at the end; a
    /// checkpoint helps with every position on a board of the same size
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
}

/// The time between two saves of a checkpoint.
const INTERVAL: Duration = Duration::from_secs(60);

impl SolveOptions<GameState> for SolveArgs {
    fn exact(&self) -> bool {
        self.exact
    }

    fn checkpoint(&self) -> Option<&Path> {
        self.checkpoint.as_deref()
    }

    fn open(&self, state: &GameState, solver: &Solver<Position>) -> Result<Box<dyn FnMut(Save) -> io::Result<()>>> {
        let Some(path) = &self.checkpoint else { return Ok(Box::new(|_| Ok(()))) };
        let mut checkpoint = Checkpoint::open(path, state.position.size(), INTERVAL, solver)?;
        Ok(Box::new(move |save| match save {
            Save::IfDue => checkpoint.save_if_due(),
            Save::Now => checkpoint.save(),
        }))
    }
}
