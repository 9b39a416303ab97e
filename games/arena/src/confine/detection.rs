//! What this system has to confine programs, found out by trying.

use std::ffi::OsString;
use std::io;
use std::process::Stdio;
use std::sync::OnceLock;

use super::confinement::Confinement;
use super::kernel;
use super::program::Program;
use super::support::Support;
use crate::{Limits, WorkDirs, run_helper};

impl Support {
    /// Returns what this system has. The words of `launcher` are as in [`Program::confined`].
    #[must_use]
    pub fn current(launcher: &[OsString]) -> Self {
        static CURRENT: OnceLock<Support> = OnceLock::new();
        *CURRENT.get_or_init(|| {
            let works = |means| starts_programs(means, launcher).unwrap_or(false);
            Self {
                namespaces: cfg!(target_os = "linux") && works(Self { namespaces: true, ..Self::NONE }),
                seatbelt: cfg!(target_os = "macos") && works(Self { seatbelt: true, ..Self::NONE }),
                ..kernel::filters()
            }
        })
    }
}

/// Returns whether these means let a program start and write in its folder, by starting one.
fn starts_programs(means: Support, launcher: &[OsString]) -> io::Result<bool> {
    let program = Program::unconfined(vec!["touch".into(), "file".into()]);
    let program = program.confined(Confinement::Kernel(means), launcher, Limits::NONE, &[]);
    let folders = program.furnish(WorkDirs::temporary()?);
    let folder = folders.lend()?;
    let mut command = program.command(&folder)?;
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    Ok(run_helper(&mut command)?.status.success())
}
