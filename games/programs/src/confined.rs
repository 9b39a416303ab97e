//! `suite confined STEP PLAN -- WORDS`: becomes a program under rules, or helps it to. For `suite` itself, which so
//! starts the programs of students.

use std::ffi::OsString;
use std::io;

/// The first argument.
const NAME: &str = "confined";

/// Becomes the program that these arguments of the command ask for, if they do. Returns the exit code if that fails.
///
/// It is no subcommand of the parser: each move of a program waits for this, and the whole parser takes longer than the
/// rest.
pub fn become_program(mut arguments: impl Iterator<Item = OsString>) -> Option<u8> {
    arguments.next().filter(|first| first == NAME)?;
    u8::try_from(suite_arena::launch(arguments)).ok()
}

/// Returns the words that start this very program for that.
///
/// # Errors
///
/// An I/O error if this very program cannot be found.
pub fn launcher() -> io::Result<[OsString; 2]> {
    // The file may have been replaced since the start.
    let program =
        if cfg!(target_os = "linux") { OsString::from("/proc/self/exe") } else { std::env::current_exe()?.into() };
    Ok([program, NAME.into()])
}
