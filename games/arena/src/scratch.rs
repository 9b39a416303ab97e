//! The temporary directory of a match, which nobody else can look into, and which is removed even if the match was
//! killed.

use std::fs::{self, File};
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

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left is removed as the value is.
        let _ = remove_tree(self.path());
    }
}

/// Removes a folder with all that a program has left there. Deep folders are moved up instead of walked into, so that
/// no depth takes many open files or long paths; what their modes forbid is allowed first.
pub(crate) fn remove_tree(folder: &Path) -> io::Result<()> {
    let mut moved = 0_u64;
    loop {
        let (mut is_empty, mut is_progress) = (true, false);
        for entry in fs::read_dir(folder)? {
            let (path, kind) = entry.and_then(|entry| Ok((entry.path(), entry.file_type()?)))?;
            is_empty = false;
            if !kind.is_dir() {
                is_progress |= fs::remove_file(&path).is_ok();
                continue;
            }
            #[cfg(unix)]
            let _ = fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o700));
            if fs::remove_dir(&path).is_ok() {
                is_progress = true;
                continue;
            }
            for inner in fs::read_dir(&path).into_iter().flatten().flatten() {
                moved += 1;
                let above = folder.join(format!("{PREFIX}moved-{moved}"));
                is_progress |= fs::symlink_metadata(&above).is_err() && fs::rename(inner.path(), above).is_ok();
            }
        }
        if is_empty || !is_progress {
            return fs::remove_dir(folder);
        }
    }
}

/// Locks nothing: a directory cannot be opened.
#[cfg(not(unix))]
fn lock(_: &Path) -> io::Result<File> {
    tempfile::tempfile()
}

/// Removes all directories of matches that were killed, with the processes that still run there.
#[cfg(target_os = "linux")]
fn sweep(place: &Path) {
    use std::os::unix::fs::MetadataExt;

    use crate::process::kill_users_of;

    let own = rustix::process::getuid().as_raw();
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let is_scratch = entry.file_name().as_encoded_bytes().starts_with(PREFIX.as_bytes())
            && entry.metadata().is_ok_and(|metadata| metadata.is_dir() && metadata.uid() == own);
        let Some(lock) = is_scratch.then(|| File::open(entry.path()).ok()).flatten() else { continue };
        if lock.try_lock().is_ok() {
            kill_users_of(&entry.path());
            let _ = remove_tree(&entry.path());
        }
    }
}

/// Removes nothing: a directory that is in use cannot be told from one that was left.
#[cfg(not(target_os = "linux"))]
fn sweep(_: &Path) {}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::unix::fs::PermissionsExt;
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
    fn what_programs_leave_is_removed_however_deep_and_forbidden() {
        let scratch = Scratch::new().expect("a folder");
        let place = scratch.path().to_owned();
        let mut deepest = place.join("a");
        fs::create_dir(&deepest).expect("a folder");
        // Deeper than paths may be long and than files may be open: each folder is put into a new one.
        for _ in 0..3000 {
            fs::create_dir(place.join("b")).expect("a folder");
            fs::rename(&deepest, place.join("b/a")).expect("a folder");
            fs::rename(place.join("b"), place.join("a")).expect("a folder");
            deepest = place.join("a");
        }
        fs::create_dir(place.join("closed")).expect("a folder");
        fs::write(place.join("closed/file"), "").expect("a file");
        fs::set_permissions(place.join("closed"), fs::Permissions::from_mode(0o300)).expect("a mode");
        drop(scratch);
        assert!(!place.exists());
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
