//! Confinement of programs: what they may read, write and do, enforced by the kernel and without privilege.
//!
//! A confined program is not started at once. A launcher, which is this very executable, gets the [`Rules`] as one
//! argument, puts itself under them by [`launch`], and becomes the program. The rules hold for all that the program
//! starts, and cannot be lifted.

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod attempts;
#[cfg_attr(
    not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))),
    path = "confine/unsupported.rs"
)]
mod kernel;
mod launch;
mod own_files;
mod program;
mod rules;
mod self_test;
mod support;
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod system_calls;

use std::fmt;

use serde::{Deserialize, Serialize};

pub(crate) use self::launch::start_error;
pub use self::launch::{LaunchError, launch};
pub use self::own_files::files_beside;
pub use self::program::Program;
pub use self::rules::Rules;
pub use self::self_test::{Finding, attempt, self_test};
pub use self::support::Support;

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
