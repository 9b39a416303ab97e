//! `suite`: opponent, referee and checker for the classic adversarial-search assignments.

mod cli;
mod exit;

use std::env;
use std::panic;
use std::process::ExitCode;

use anyhow::anyhow;
use suite_arena::is_confined;
use suite_programs::confined;
use suite_work::interrupt::Interrupted;
use suite_work::output;

use self::exit::{FAULT, INTERRUPTED, WRONG_INPUT, report};

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
