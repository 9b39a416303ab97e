//! The means of confinement that the kernel has.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The means of confinement that a kernel has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Support {
    /// The version of Landlock's interface; 0 if there is no Landlock.
    pub landlock: u32,
    /// Whether system calls can be filtered.
    pub seccomp: bool,
}

impl Support {
    /// Nothing can be enforced.
    pub const NONE: Self = Self { landlock: 0, seccomp: false };

    /// Returns the things that programs should not be able to do but can, each as a clause.
    #[must_use]
    pub fn gaps(self) -> Vec<&'static str> {
        let mut gaps = Vec::new();
        if self.landlock == 0 {
            gaps.push("read and write all files of this user (no Landlock)");
        }
        if !self.seccomp {
            gaps.push("use the network and disturb other processes (no seccomp)");
        }
        gaps
    }
}

/// Formats the support as in `landlock 7, seccomp`.
impl fmt::Display for Support {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.landlock, self.seccomp) {
            (0, false) => f.write_str("none"),
            (0, true) => f.write_str("seccomp"),
            (version, false) => write!(f, "landlock {version}"),
            (version, true) => write!(f, "landlock {version}, seccomp"),
        }
    }
}
