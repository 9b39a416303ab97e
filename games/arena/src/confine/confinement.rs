//! The confinement of a program.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::support::Support;

/// The confinement of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confinement {
    /// Nothing.
    Off,
    /// What surrounds this program, such as a container: nothing of its own.
    Container,
    /// Namespaces, Landlock and seccomp, as far as the kernel has them.
    Kernel(Support),
}

/// Formats the confinement as records have it: `off`, `container`, `namespaces, landlock 7, seccomp`.
impl fmt::Display for Confinement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::Container => f.write_str("container"),
            Self::Kernel(support) => support.fmt(f),
        }
    }
}
