//! Nobody: the user that programs run as where this process is root, so that nothing of root's is theirs.

use std::io;
#[cfg(target_os = "linux")]
use std::os::unix::fs::lchown;
use std::path::Path;

/// The numbers of this user and of the group of the same name, which own nothing.
#[cfg(target_os = "linux")]
pub(super) const NOBODY: u32 = 65534;

/// Gives nobody what root has made. No link is followed, which a program may have put there.
#[cfg(target_os = "linux")]
pub(crate) fn give_away(path: &Path) -> io::Result<()> {
    if rustix::process::getuid().is_root() {
        lchown(path, Some(NOBODY), Some(NOBODY))?;
    }
    Ok(())
}

/// Does nothing: programs are who this process is.
#[cfg(not(target_os = "linux"))]
pub(crate) fn give_away(_: &Path) -> io::Result<()> {
    Ok(())
}
