//! `suite`: opponent, referee and checker for the classic adversarial-search assignments.

mod cli;

use std::env;
use std::io::Write;
use std::panic;
use std::process::{self, ExitCode};

use anyhow::anyhow;
use suite_arena::is_confined;
use suite_programs::confined;
use suite_work::interrupt::Interrupted;
use suite_work::output;

/// The exit code of an internal error (`EX_SOFTWARE` of sysexits.h).
const FAULT: u8 = 70;
/// The exit code of a wrong command line, a bad input or an output that cannot be written.
const WRONG_INPUT: u8 = 2;
/// The exit code that shells report for a program that Ctrl-C ended.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    if let Some(code) = confined::become_program(env::args_os().skip(1)) {
        return ExitCode::from(code);
    }
    // What judges programs must not play for them.
    if is_confined() && env::args_os().nth(1).is_none_or(|first| first != "confine") {
        report(&anyhow!("a confined program cannot use this command"));
        return ExitCode::from(WRONG_INPUT);
    }
    cli::complete();
    // The panic has printed its message already.
    let Ok(status) = panic::catch_unwind(|| cli::run(&cli::command().get_matches())) else {
        return ExitCode::from(FAULT);
    };
    match status {
        Ok(cli::Status::Done) => ExitCode::SUCCESS,
        Ok(cli::Status::No) => ExitCode::from(1),
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            report(&error);
            ExitCode::from(if error.is::<Interrupted>() { INTERRUPTED } else { WRONG_INPUT })
        }
    }
}

/// Ends the program at once, interrupted.
fn end_interrupted(error: Interrupted) -> ! {
    report(&error.into());
    process::exit(INTERRUPTED.into())
}

/// Prints an error. If stderr is closed, the exit code still tells.
fn report(error: &anyhow::Error) {
    let _ = writeln!(anstream::stderr(), "{}: {error:#}", suite_tabletop::style::error("error"));
}
