//! `suite`: opponent, referee and checker for the classic adversarial-search assignments.

mod cli;
mod input;
mod interrupt;
mod note;
mod output;
mod progress;

use std::io::Write;
use std::panic;
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::interrupt::Interrupted;

/// Exit code of a fault of ours (`EX_SOFTWARE` of sysexits.h).
const FAULT: u8 = 70;
/// Exit code for an input, a command line or a place to write to that is wrong.
const WRONG_INPUT: u8 = 2;
/// What shells report of a program that Ctrl-C ended.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    // A panic has printed its message already.
    let Ok(status) = panic::catch_unwind(|| Cli::parse().run()) else { return ExitCode::from(FAULT) };
    match status {
        Ok(cli::Status::Done) => ExitCode::SUCCESS,
        Ok(cli::Status::No) => ExitCode::from(1),
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Where nobody can be told, the exit code still says it.
            let _ = writeln!(anstream::stderr(), "{}: {error:#}", cli::style::error("error"));
            ExitCode::from(if error.is::<Interrupted>() { INTERRUPTED } else { WRONG_INPUT })
        }
    }
}
