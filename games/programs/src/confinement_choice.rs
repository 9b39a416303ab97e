//! How programs are confined, as people choose.

use std::str::FromStr;
use std::sync::Once;

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};
use suite_arena::{Confinement, Support};
use suite_work::note;
use thiserror::Error;

use crate::{Refusal, confined};

/// A way to confine programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ConfinementChoice {
    /// By namespaces, Landlock and seccomp, as far as the kernel has them; refuse to run where it has neither of the
    /// first two.
    #[default]
    Auto,
    /// By namespaces, Landlock and seccomp; refuse to run where the kernel lacks one of them.
    Strict,
    /// By what surrounds this program, such as a container.
    Container,
    /// Not at all: programs can do whatever you can.
    Off,
}

/// A name of no way to confine programs.
#[derive(Debug, Error)]
#[error("expected a confinement, found `{0}`")]
pub struct UnknownConfinement(String);

impl FromStr for ConfinementChoice {
    type Err = UnknownConfinement;

    fn from_str(name: &str) -> Result<Self, UnknownConfinement> {
        let found = Self::ALL.into_iter().find(|choice| choice.name() == name);
        found.ok_or_else(|| UnknownConfinement(name.to_owned()))
    }
}

impl ConfinementChoice {
    /// All choices.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Strict, Self::Container, Self::Off];

    /// Returns the name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Strict => "strict",
            Self::Container => "container",
            Self::Off => "off",
        }
    }

    /// Returns a few words on what the choice means.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::Auto => "By namespaces, Landlock and seccomp, as far as the kernel has them",
            Self::Strict => "By all of these: refuse to run where the kernel lacks one of them",
            Self::Container => "By what surrounds this command, such as a container",
            Self::Off => "Not at all: programs can do whatever you can",
        }
    }

    /// Returns what confines programs. What cannot be enforced here is an error if it has to be, or said once.
    ///
    /// # Errors
    ///
    /// A strict choice on a system that cannot enforce everything.
    pub fn confinement(self) -> Result<Confinement> {
        static SAID: Once = Once::new();
        let support = match self {
            Self::Off => return Ok(Confinement::Off),
            Self::Container => return Ok(Confinement::Container),
            Self::Auto | Self::Strict => Support::current(&confined::launcher()?),
        };
        let gaps = support.gaps().join(", and ");
        if self == Self::Strict && !gaps.is_empty() {
            bail!(Refusal(format!("--confine strict: on this system programs can {gaps}")));
        }
        if !support.namespaces && support.landlock == 0 && cfg!(target_os = "linux") {
            bail!(Refusal(format!(
                "programs cannot be confined here: they could {gaps}; use `--confine container` if what surrounds this \
                 command confines them, or `--confine off`"
            )));
        }
        if !gaps.is_empty() {
            SAID.call_once(|| note!("warning: not fully confined: on this system programs can {gaps}"));
        }
        Ok(if support == Support::NONE { Confinement::Off } else { Confinement::Kernel(support) })
    }
}
