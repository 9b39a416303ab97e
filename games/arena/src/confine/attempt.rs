//! An attempt at what a confined program must not be able to do.

use std::io;
use std::path::Path;

use super::support::Support;

/// The largest file of the attempts.
pub(super) const FILE_SIZE: u64 = 1 << 20;
/// The name of the file that is not the program's.
pub(super) const SECRET: &str = "secret";

/// Something that a confined program must not be able to do.
pub(super) struct Attempt {
    pub(super) id: &'static str,
    /// The attempt, as a clause.
    pub(super) what: &'static str,
    /// What keeps a program from it: any of these, the first that the kernel has before the others.
    pub(super) means: &'static [Means],
    /// Tries it, in this folder if it takes one that is not the program's.
    pub(super) make: fn(&Path) -> io::Result<()>,
}

/// A means that keeps a program from something.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "there are fewer attempts"))]
pub(super) enum Means {
    /// The room: its files, its processes, its user, and the bytes that fit into it.
    Namespaces,
    /// Landlock, from this version of its interface on.
    Landlock(u32),
    /// The filters of system calls.
    Seccomp,
    /// The sandbox of macOS.
    Seatbelt,
    /// The limits on the resources of a process.
    Limits,
    /// Whoever starts the program, before it becomes the program.
    Launcher,
}

impl Means {
    /// Returns whether a kernel has the means.
    pub(super) const fn is_in(self, support: Support) -> bool {
        match self {
            Self::Namespaces => support.namespaces,
            Self::Landlock(version) => support.landlock >= version,
            Self::Seccomp => support.seccomp,
            Self::Seatbelt => support.seatbelt,
            Self::Limits | Self::Launcher => true,
        }
    }

    /// Returns the name of the means.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Namespaces => "namespaces",
            Self::Landlock(_) => "landlock",
            Self::Seccomp => "seccomp",
            Self::Seatbelt => "seatbelt",
            Self::Limits => "limits",
            Self::Launcher => "launcher",
        }
    }
}
