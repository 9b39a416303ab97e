//! The checkpoint file of `suite go solve`.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use suite_go::{Position, Size, read_checkpoint, write_checkpoint};
use suite_search::{Solver, TableHandle};
use suite_work::input;
use suite_work::output::OutputFile;

/// A checkpoint file that is saved at intervals.
pub struct Checkpoint {
    path: PathBuf,
    size: Size,
    /// The solver's table.
    table: TableHandle<Position>,
    /// The time between two saves, and the time of the next one.
    interval: Duration,
    due: Option<Instant>,
}

/// Positions that took fewer nodes are not saved: searching them again is cheaper than a file many times as large.
const LEAST_NODES: u64 = 1 << 6;

impl Checkpoint {
    /// Opens the checkpoint at `path`, and loads its entries into the solver's table if it exists.
    pub fn open(path: &Path, size: Size, interval: Duration, solver: &Solver<Position>) -> Result<Self> {
        let table = solver.table();
        input::ensure_regular(path)?;
        // Fails now rather than at the first save.
        OutputFile::at(path)?;
        match File::open(path) {
            Ok(file) => {
                read_checkpoint(BufReader::new(file), size, |entry| table.recall(entry))
                    .with_context(|| path.display().to_string())?;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
        Ok(Self { path: path.to_owned(), size, table, interval, due: Instant::now().checked_add(interval) })
    }

    /// Saves the checkpoint if the interval is over.
    pub fn save_if_due(&mut self) -> io::Result<()> {
        if self.due.is_some_and(|due| Instant::now() >= due) { self.save() } else { Ok(()) }
    }

    /// Saves the checkpoint, in place of the old one.
    pub fn save(&mut self) -> io::Result<()> {
        write_checkpoint(OutputFile::at(&self.path)?, self.size, self.table.proved(LEAST_NODES))?.commit()?;
        // A save may take long; the interval begins after it.
        self.due = Instant::now().checked_add(self.interval);
        Ok(())
    }
}
