//! The means of confinement that the kernel has.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// The means of confinement that a kernel has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Support {
    /// Whether programs can have rooms of their own: namespaces for users, files, processes and the network.
    pub namespaces: bool,
    /// The version of Landlock's interface; 0 if there is no Landlock.
    pub landlock: u32,
    /// Whether system calls can be filtered.
    pub seccomp: bool,
    /// Whether there is Seatbelt, the sandbox of macOS.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub seatbelt: bool,
}

/// The gaps on other systems than Linux, where not all limits are enforced.
const ELSEWHERE: [&str; 3] = [
    if cfg!(windows) {
        "think while their opponents do, which counts for their next move"
    } else {
        "leave behind processes that have left their group"
    },
    "use time in processes that end before they are seen",
    "write more to disk than they may, until it is seen",
];

impl Support {
    /// Nothing can be enforced.
    pub const NONE: Self = Self { namespaces: false, landlock: 0, seccomp: false, seatbelt: false };

    /// Returns the things that programs should not be able to do but can, each as a clause.
    #[must_use]
    pub fn gaps(self) -> Vec<&'static str> {
        if !cfg!(target_os = "linux") {
            let files = if self.seatbelt {
                "see which files and processes there are"
            } else {
                "read and write all files of this user, use the network and disturb other processes"
            };
            return [files].into_iter().chain(ELSEWHERE).collect();
        }
        let mut gaps = Vec::new();
        if !self.namespaces {
            gaps.push("see which files and processes there are, and hide what they use (no namespaces)");
        }
        if self.landlock == 0 && !self.namespaces {
            gaps.push("read and write all files of this user (no Landlock)");
        }
        if !self.seccomp && !self.namespaces {
            gaps.push("use the network and disturb other processes (no seccomp)");
        }
        gaps
    }
}

/// Formats the support as in `namespaces, landlock 7, seccomp`.
impl fmt::Display for Support {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let landlock = (self.landlock > 0).then(|| format!("landlock {}", self.landlock));
        let named = |has: bool, name: &str| has.then(|| name.to_owned());
        let parts = [
            named(self.namespaces, "namespaces"),
            landlock,
            named(self.seccomp, "seccomp"),
            named(self.seatbelt, "seatbelt"),
        ];
        match parts.into_iter().flatten().collect::<Vec<_>>().join(", ") {
            none if none.is_empty() => f.write_str("none"),
            some => f.write_str(&some),
        }
    }
}
