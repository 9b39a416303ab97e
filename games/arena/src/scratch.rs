//! The temporary directory of a match, which nobody else can look into, and which is removed even if the match was
//! killed.

use std::fs::File;
use std::io;
use std::path::Path;
use std::sync::Once;

use tempfile::TempDir;

/// The beginning of the names of these directories.
const PREFIX: &str = "suite-scratch-";

/// A temporary directory. It is locked while it is in use, so that another match can tell whether it was left behind.
#[derive(Debug)]
pub(crate) struct Scratch {
    folder: TempDir,
    /// Dropped last.
    _lock: File,
}

impl Scratch {
    /// Creates a directory, after removing what killed matches have left.
    pub(crate) fn new() -> io::Result<Self> {
        static SWEPT: Once = Once::new();
        SWEPT.call_once(|| sweep(&std::env::temp_dir()));
        let mut builder = tempfile::Builder::new();
        builder.prefix(PREFIX);
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
        loop {
            if let Some(scratch) = Self::claim(builder.tempdir()?)? {
                return Ok(scratch);
            }
        }
    }

    /// Locks a new directory; returns `None` if another match has taken it for an old one before, and has removed it.
    fn claim(folder: TempDir) -> io::Result<Option<Self>> {
        match lock(folder.path()) {
            _ if !folder.path().exists() => Ok(None),
            lock => Ok(Some(Self { folder, _lock: lock? })),
        }
    }

    /// Returns the path of the directory.
    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }
}

#[cfg(unix)]
fn lock(folder: &Path) -> io::Result<File> {
    let lock = File::open(folder)?;
    lock.lock()?;
    Ok(lock)
}

/// Locks nothing: a directory cannot be opened.
#[cfg(not(unix))]
fn lock(_: &Path) -> io::Result<File> {
    tempfile::tempfile()
}

/// Removes all directories of matches that were killed, with the processes that still run there.
#[cfg(target_os = "linux")]
fn sweep(place: &Path) {
    use std::fs;
    use std::os::unix::fs::MetadataExt;

    use crate::process::kill_users_of;

    let own = rustix::process::getuid().as_raw();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let is_scratch = entry.file_name().as_encoded_bytes().starts_with(PREFIX.as_bytes())
            && entry.metadata().is_ok_and(|metadata| metadata.is_dir() && metadata.uid() == own);
        let Some(lock) = is_scratch.then(|| File::open(entry.path()).ok()).flatten() else { continue };
        if lock.try_lock().is_ok() {
            kill_users_of(&entry.path());
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

/// Removes nothing: a directory that is in use cannot be told from one that was left.
#[cfg(not(target_os = "linux"))]
fn sweep(_: &Path) {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs;
    use std::process::Command;

    use super::*;

    #[test]
    fn what_was_swept_before_it_was_locked_is_not_used() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::remove_dir(folder.path()).expect("a folder");
        assert!(Scratch::claim(folder).expect("no error").is_none());
        let folder = tempfile::tempdir().expect("a folder");
        assert!(Scratch::claim(folder).expect("no error").is_some());
    }

    #[test]
    fn only_what_was_left_is_swept() {
        let place = tempfile::tempdir().expect("a folder");
        let [left, used, other] = ["suite-scratch-left", "suite-scratch-used", "other"].map(|name| {
            let path = place.path().join(name);
            fs::create_dir(&path).expect("a folder");
            path
        });
        let mut survivor = Command::new("sleep").arg("60").current_dir(&left).spawn().expect("a program");
        let _lock = lock(&used).expect("a lock");
        sweep(place.path());
        assert!(!left.exists() && used.exists() && other.exists());
        // It may have been waited for already.
        assert!(!survivor.wait().is_ok_and(|status| status.success()));
    }
}
