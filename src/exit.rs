//! How the command ends where something is wrong.

use std::io::Write;
use std::process;

use suite_tabletop::style;
use suite_work::interrupt::Interrupted;

/// The exit code of an internal error (`EX_SOFTWARE` of sysexits.h).
pub const FAULT: u8 = 70;
/// The exit code of a wrong command line, a bad input or an output that cannot be written.
pub const WRONG_INPUT: u8 = 2;
/// The exit code that shells report for a program that Ctrl-C ended.
pub const INTERRUPTED: u8 = 130;

/// Ends the program at once, interrupted.
pub fn end_interrupted(error: Interrupted) -> ! {
    report(&error.into());
    process::exit(INTERRUPTED.into())
}

/// Prints an error. If stderr is closed, the exit code still tells.
pub fn report(error: &anyhow::Error) {
    let _ = writeln!(anstream::stderr(), "{}: {error:#}", style::error("error"));
}
