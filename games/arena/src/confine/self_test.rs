//! The test that confinement holds: attempts at what a confined program must not do, each of them real.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{self, Stdio};

use serde::Serialize;

use super::attempt::{Attempt, FILE_SIZE, SECRET};
use super::confinement::Confinement;
use super::kernel::ATTEMPTS;
use super::program::Program;
use super::support::Support;
use crate::{Limits, WorkDirs, run_helper};

/// The result of an attempt.
#[derive(Debug, Serialize)]
pub struct Finding {
    /// The id of the attempt.
    pub id: &'static str,
    /// The attempt, as a clause.
    pub attempt: &'static str,
    /// Whether the kernel claims to prevent it.
    pub claimed: bool,
    /// Whether it was prevented.
    pub prevented: bool,
    /// The means that has prevented it, if the kernel has one that should.
    pub held_by: Option<&'static str>,
    /// The answer that the program got.
    pub answer: String,
}

/// The exit code of an attempt that was prevented.
const PREVENTED: i32 = 3;

/// Makes one of the attempts, with a folder that is not the program's, and returns the exit code that says how it went.
/// The error is printed on stdout.
#[must_use]
pub fn attempt(id: &str, other: &Path) -> i32 {
    match ATTEMPTS.iter().copied().flatten().find(|attempt| attempt.id == id).map(|attempt| (attempt.make)(other)) {
        None => 2,
        Some(Ok(())) => 0,
        Some(Err(error)) => {
            println!("{error}");
            PREVENTED
        }
    }
}

/// Makes all attempts, each in a confined process of its own. `launcher` is as in [`Program::confined`]; `words`
/// returns those of a command that calls [`attempt`].
///
/// # Errors
///
/// An I/O error if there is no place or no program for the attempts.
pub fn self_test(
    support: Support,
    launcher: &[OsString],
    words: impl Fn(&str, &Path) -> Vec<PathBuf>,
) -> io::Result<Vec<Finding>> {
    // Some attempts need to know which process is the host.
    let other = tempfile::Builder::new().prefix(&format!("{}-", process::id())).tempdir()?;
    let secret = other.path().join(SECRET);
    fs::write(&secret, SECRET)?;
    // Left open for whatever is started.
    #[cfg(unix)]
    let _open = rustix::io::dup(fs::File::open(&secret)?)?;
    let limits = Limits { memory: FILE_SIZE, disk: FILE_SIZE, ..Limits::NONE };
    // The other folder is a word of the command line, but must not be taken for the program's own.
    let private = [env::temp_dir(), other.path().to_owned()];
    let find = |attempt: &Attempt| {
        let program = Program::unconfined(words(attempt.id, other.path()));
        let program = program.confined(Confinement::Kernel(support), launcher, limits, &private).marked();
        let folders = program.furnish(WorkDirs::temporary()?);
        let folder = folders.lend()?;
        let mut command = program.command(&folder)?;
        let output = run_helper(command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()))?;
        let answer = match output.status.code() {
            Some(0) => "done".to_owned(),
            Some(PREVENTED) => String::from_utf8_lossy(&output.stdout).trim_end().to_owned(),
            Some(_) => return Err(io::Error::other(String::from_utf8_lossy(&output.stderr).trim_end().to_owned())),
            None => output.status.to_string(),
        };
        let (means, prevented) = (attempt.means.iter().find(|means| means.is_in(support)), !output.status.success());
        let held_by = means.filter(|_| prevented).map(|means| means.name());
        Ok(Finding { id: attempt.id, attempt: attempt.what, claimed: means.is_some(), prevented, held_by, answer })
    };
    ATTEMPTS.iter().copied().flatten().map(find).collect()
}
