//! The start of a confined program, in the processes that lead to it.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus};

use super::kernel;
use super::launch_error::LaunchError;
use super::launch_step::{INSIDE, ROOM, SHORTAGE, START};
use super::rules::Rules;

/// The exit code of a launcher whose program does not start, and the beginning of what it says then.
const NO_START: (i32, &str) = (126, "suite: not started: ");

/// Takes the step of a start that these arguments ask for: to become a program under rules, directly or as process 1 of
/// a room that waits for it, or to hold a room. Returns the exit code, unless this process became the program.
///
/// The process must have no other threads.
#[must_use]
pub fn launch(mut arguments: impl Iterator<Item = OsString>) -> i32 {
    let (Some(step), Some(plan)) = (arguments.next(), arguments.next()) else { return NO_START.0 };
    // Those that others have left open are not the program's.
    kernel::close_other_files();
    let (step, plan) = (step.to_string_lossy(), plan.to_string_lossy());
    if step == ROOM {
        return serde_json::from_str(&plan).map_or(NO_START.0, |plan| kernel::hold(&plan));
    }
    let Ok(rules) = serde_json::from_str::<Rules>(&plan) else { return NO_START.0 };
    let words: Vec<_> = arguments.skip(1).map(PathBuf::from).collect();
    let ended = match (&*step, rules.room) {
        (START, Some(holder)) => kernel::start_inside(&rules, holder),
        (INSIDE, Some(holder)) => kernel::lead(&rules, holder, &words),
        _ => become_program(&rules, &words),
    };
    ended.unwrap_or_else(|error| {
        eprintln!("{}{error}", NO_START.1);
        if error.is_shortage() { SHORTAGE } else { NO_START.0 }
    })
}

/// Puts this process under the rules, and turns it into the program of these words. Returns only if that fails.
fn become_program(rules: &Rules, words: &[PathBuf]) -> Result<i32, LaunchError> {
    let [program, arguments @ ..] = words else { return Ok(NO_START.0) };
    kernel::end_with_parent(rules.parent)?;
    let command = kernel::enter(rules, program, arguments)?;
    Err(LaunchError::Program(exec(command)))
}

#[cfg(unix)]
fn exec(mut command: Command) -> io::Error {
    std::os::unix::process::CommandExt::exec(&mut command)
}

#[cfg(not(unix))]
fn exec(_: Command) -> io::Error {
    io::ErrorKind::Unsupported.into()
}

/// Returns why the program of a launcher did not start, if that is how the launcher ended. A program that imitates this
/// only harms itself.
pub(crate) fn start_error(status: ExitStatus, has_room: bool, stderr: impl FnOnce() -> String) -> Option<io::Error> {
    let kind = match status.code()? {
        SHORTAGE if has_room => io::ErrorKind::OutOfMemory,
        code if code == NO_START.0 => io::ErrorKind::Other,
        _ => return None,
    };
    Some(io::Error::new(kind, stderr().trim_end().strip_prefix(NO_START.1)?.to_owned()))
}
