//! The checkpoint file of a solver.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use suite_tabletop::{AnyPosition, AnySolver, SaveCheckpoint};
use suite_work::input;
use suite_work::output::OutputFile;

/// A checkpoint file that is saved at intervals.
pub struct Checkpoint {
    path: PathBuf,
    write: Box<SaveCheckpoint>,
    /// The time of the next save.
    due: Option<Instant>,
}

/// The time between two saves.
const INTERVAL: Duration = Duration::from_secs(60);

impl Checkpoint {
    /// Opens the checkpoint at `path`, and adds what it has to the solver's table if it exists.
    pub fn open(path: &Path, position: &AnyPosition, solver: &mut dyn AnySolver) -> Result<Self> {
        input::ensure_regular(path)?;
        // Fails now rather than at the first save.
        OutputFile::at(path)?;
        match File::open(path) {
            Ok(mut file) => {
                solver.load_checkpoint(position, &mut file).with_context(|| path.display().to_string())?;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
        let due = Instant::now().checked_add(INTERVAL);
        Ok(Self { path: path.to_owned(), write: solver.checkpoint(position), due })
    }

    /// Saves the checkpoint if the interval is over.
    pub fn save_if_due(&mut self) -> io::Result<()> {
        if self.due.is_some_and(|due| Instant::now() >= due) { self.save() } else { Ok(()) }
    }

    /// Saves the checkpoint, in place of the old one.
    pub fn save(&mut self) -> io::Result<()> {
        let mut file = OutputFile::at(&self.path)?;
        (self.write)(&mut file)?;
        file.commit()?;
        // A save may take long; the interval begins after it.
        self.due = Instant::now().checked_add(INTERVAL);
        Ok(())
    }
}
