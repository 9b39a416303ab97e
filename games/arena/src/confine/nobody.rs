//! Nobody: the user that programs run as where this process is root, so that nothing of root's is theirs.

use std::fs::File;
use std::io;
#[cfg(target_os = "linux")]
use std::os::unix::fs::{chown, fchown};
use std::path::Path;

/// The numbers of this user and of the group of the same name, which own nothing.
#[cfg(target_os = "linux")]
pub(super) const NOBODY: u32 = 65534;

/// Gives nobody what root has made.
#[cfg(target_os = "linux")]
pub(crate) fn give_away(path: &Path) -> io::Result<()> {
    if rustix::process::getuid().is_root() {
        chown(path, Some(NOBODY), Some(NOBODY))?;
    }
    Ok(())
}

/// Gives nobody an open file that root has made.
#[cfg(target_os = "linux")]
pub(crate) fn give_away_file(file: &File) -> io::Result<()> {
    if rustix::process::getuid().is_root() {
        fchown(file, Some(NOBODY), Some(NOBODY))?;
    }
    Ok(())
}

/// Does nothing: programs are who this process is.
#[cfg(not(target_os = "linux"))]
pub(crate) fn give_away_file(_: &File) -> io::Result<()> {
    Ok(())
}

/// Does nothing: programs are who this process is.
#[cfg(not(target_os = "linux"))]
pub(crate) fn give_away(_: &Path) -> io::Result<()> {
    Ok(())
}
