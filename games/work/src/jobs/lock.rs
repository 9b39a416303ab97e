//! Locks on jobs, which hold on all machines that share a folder.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::input;
use crate::interrupt::Interrupt;

/// The time between two looks at a lock.
const PAUSE: Duration = Duration::from_millis(100);

/// Waits until nobody else holds the lock of this file, which is created if need be. The lock is held until the result
/// is dropped, or the process ends.
///
/// # Errors
///
/// A file that cannot be locked, or an interrupt.
pub fn lock(path: &Path, interrupt: &Interrupt) -> Result<File> {
    input::ensure_regular(path)?;
    let cannot = || format!("cannot lock {}", path.display());
    let file = File::options().create(true).append(true).open(path).with_context(cannot)?;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            Err(TryLockError::Error(error)) => return Err(error).with_context(cannot),
        }
        interrupt.check()?;
    }
}
