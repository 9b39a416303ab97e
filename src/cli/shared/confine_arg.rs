//! `--confine`: how programs are confined.

use std::sync::Once;

use anyhow::{Result, bail};
use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use suite_arena::{Confinement, Support};
use suite_work::note;

use super::program_source::is_program;

/// The ways to confine programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ConfineArg {
    /// By Landlock and seccomp, as far as the kernel has them
    #[default]
    Auto,
    /// By Landlock and seccomp, or not at all: refuse to run where the kernel lacks one of them
    Strict,
    /// By bubblewrap, in namespaces
    Bwrap,
    /// Not at all: programs can do whatever you can
    Off,
}

impl ConfineArg {
    /// Returns what confines programs. What cannot be enforced here is an error if it has to be, or said once.
    pub fn confinement(self) -> Result<Confinement> {
        static SAID: Once = Once::new();
        let support = Support::current();
        let gaps = support.gaps().join(", and ");
        match self {
            Self::Off => Ok(Confinement::Off),
            Self::Bwrap if !is_program("bwrap") => bail!("--confine bwrap: found no program `bwrap` (bubblewrap)"),
            Self::Bwrap => Ok(Confinement::Bubblewrap),
            Self::Strict if !gaps.is_empty() => bail!("--confine strict: on this system programs can {gaps}"),
            Self::Auto | Self::Strict => {
                if !gaps.is_empty() {
                    SAID.call_once(|| note!("warning: not fully confined: on this system programs can {gaps}"));
                }
                Ok(if support == Support::NONE { Confinement::Off } else { Confinement::Kernel(support) })
            }
        }
    }
}
