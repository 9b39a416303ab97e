//! The folders that programs run in.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use tempfile::TempDir;

/// Folders for one contestant's programs, lent for a game at a time. Those of its own live as long as this does, and what
/// programs leave in them is there in the next game.
pub struct Folders {
    place: Place,
    free: Mutex<Free>,
}

enum Place {
    /// In a temporary folder.
    Own(TempDir),
    /// A folder that somebody has named; there is just this one.
    Given(PathBuf),
}

#[derive(Default)]
struct Free {
    folders: Vec<PathBuf>,
    /// How many folders there are.
    made: usize,
}

impl Folders {
    /// Folders of its own.
    pub fn own() -> io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("suite-").tempdir()?;
        Ok(Self { place: Place::Own(folder), free: Mutex::default() })
    }

    /// A given folder, for one game at a time.
    pub fn given(folder: PathBuf) -> Self {
        Self { place: Place::Given(folder), free: Mutex::default() }
    }

    /// A folder that nobody else has at the moment.
    pub fn lend(&self) -> io::Result<Folder<'_>> {
        let path = match &self.place {
            Place::Given(folder) => folder.clone(),
            Place::Own(all) => {
                let mut free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
                free.folders.pop().unwrap_or_else(|| {
                    free.made += 1;
                    all.path().join(free.made.to_string())
                })
            }
        };
        let folder = Folder { path, owner: self };
        // Its last user may have removed it.
        fs::create_dir_all(folder.path())?;
        Ok(folder)
    }
}

/// A folder that is lent.
pub struct Folder<'a> {
    path: PathBuf,
    owner: &'a Folders,
}

impl Folder<'_> {
    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether a program put all there is into it.
    pub fn is_own(&self) -> bool {
        matches!(self.owner.place, Place::Own(_))
    }

    /// Whether more is in it than so many bytes; it is not looked at any further then.
    pub fn holds_more_than(&self, bytes: u64) -> bool {
        let mut folders = vec![self.path.clone()];
        let mut total = 0;
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
                let Ok(metadata) = entry.metadata() else { continue };
                if metadata.is_dir() {
                    folders.push(entry.path());
                }
                total += metadata.len().max(LEAST);
                if total > bytes {
                    return true;
                }
            }
        }
        false
    }
}

/// What anything takes on disk, in bytes, be it empty.
const LEAST: u64 = 4096;

impl Drop for Folder<'_> {
    fn drop(&mut self) {
        let mut free = self.owner.free.lock().unwrap_or_else(PoisonError::into_inner);
        free.folders.push(std::mem::take(&mut self.path));
    }
}
