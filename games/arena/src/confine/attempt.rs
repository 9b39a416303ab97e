//! An attempt at what a confined program must not be able to do.

use std::io;
use std::path::Path;

/// The largest file of the attempts.
pub(super) const FILE_SIZE: u64 = 1 << 20;
/// The name of the file that is not the program's.
pub(super) const SECRET: &str = "secret";

/// Something that a confined program must not be able to do.
pub(super) struct Attempt {
    pub(super) id: &'static str,
    /// The attempt, as a clause.
    pub(super) what: &'static str,
    pub(super) means: Means,
    /// Tries it, in this folder if it takes one that is not the program's.
    pub(super) make: fn(&Path) -> io::Result<()>,
}

/// The means that keep a program from something.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_os = "linux"), expect(dead_code, reason = "there are no attempts"))]
pub(super) enum Means {
    Landlock,
    Seccomp,
    Limits,
}
