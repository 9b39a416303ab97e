//! What this kernel has, found out by trying.

use std::ffi::OsString;
use std::io;
use std::path::Path;
use std::process::Stdio;
use std::sync::OnceLock;
use std::thread;

use landlock::{AccessFs, LandlockStatus, Ruleset, RulesetAttr};

use super::confinement::Confinement;
use super::program::Program;
use super::support::Support;
use crate::{Limits, WorkDirs};

impl Support {
    /// Returns what this kernel has. The words of `launcher` are as in [`Program::confined`].
    #[must_use]
    pub fn current(launcher: &[OsString]) -> Self {
        static CURRENT: OnceLock<Support> = OnceLock::new();
        *CURRENT.get_or_init(|| Self {
            namespaces: has_namespaces(launcher).unwrap_or(false),
            landlock: landlock_version(),
            seccomp: Path::new("/proc/sys/kernel/seccomp/actions_avail").exists(),
        })
    }
}

fn landlock_version() -> u32 {
    // Only a thread that is restricted learns the version.
    let status = thread::spawn(|| {
        let ruleset = Ruleset::default().handle_access(AccessFs::Execute).ok()?.create().ok()?;
        Some(ruleset.restrict_self().ok()?.landlock)
    });
    match status.join() {
        Ok(Some(LandlockStatus::Available { effective_abi, .. })) => effective_abi as u32,
        _ => 0,
    }
}

/// Returns whether a program can be started in a room, by starting one.
fn has_namespaces(launcher: &[OsString]) -> io::Result<bool> {
    let support = Support { namespaces: true, ..Support::NONE };
    let program = Program::unconfined(vec!["true".into()]);
    let program = program.confined(Confinement::Kernel(support), launcher, Limits::NONE, &[]);
    let folders = program.furnish(WorkDirs::temporary()?);
    let folder = folders.lend()?;
    let mut command = program.command(&folder)?;
    Ok(command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?.success())
}
