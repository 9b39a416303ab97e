//! The cores of this computer.

use std::num::NonZeroUsize;
use std::thread;

/// Returns the number of cores that this process may use.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}
