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
    /// Landlock and seccomp, as far as the kernel has them.
    Kernel(Support),
}

/// Formats the confinement as records have it: `off`, `landlock 7, seccomp`.
impl fmt::Display for Confinement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::Kernel(support) => support.fmt(f),
        }
    }
}
