//! The start of a confined program, in the process that becomes it.

use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use super::kernel;
use super::launch_error::LaunchError;
use super::rules::Rules;

/// The exit code of a launcher whose program does not start, and the beginning of what it says then.
const NO_START: (i32, &str) = (126, "suite: not started: ");

/// Puts this process under the rules, and turns it into the program of these words. Returns only if that fails, with
/// the exit code.
///
/// The process must have no other threads.
#[must_use]
pub fn launch(rules: &Rules, words: &[PathBuf]) -> i32 {
    let [program, arguments @ ..] = words else { return NO_START.0 };
    let error = kernel::enter(rules).err().unwrap_or_else(|| LaunchError::Program(exec(program, arguments)));
    eprintln!("{}{error}", NO_START.1);
    NO_START.0
}

#[cfg(unix)]
fn exec(program: &PathBuf, arguments: &[PathBuf]) -> io::Error {
    std::os::unix::process::CommandExt::exec(Command::new(program).args(arguments))
}

#[cfg(not(unix))]
fn exec(program: &PathBuf, _: &[PathBuf]) -> io::Error {
    let _ = Command::new(program);
    io::ErrorKind::Unsupported.into()
}

/// Returns why the program of a launcher did not start, if that is how the launcher ended. A program that imitates this
/// only harms itself.
pub(crate) fn start_error(status: ExitStatus, stderr: impl FnOnce() -> String) -> Option<io::Error> {
    let stderr = (status.code() == Some(NO_START.0)).then(stderr)?;
    Some(io::Error::other(stderr.trim_end().strip_prefix(NO_START.1)?.to_owned()))
}
