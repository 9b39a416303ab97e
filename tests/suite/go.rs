//! `suite go`.

mod agent;
mod analyze;
mod book;
mod grade;
mod host;
#[cfg(unix)]
mod misbehaving;
#[cfg(unix)]
mod person;
mod replay;
mod solve;
mod train;

use std::process::Command;

use crate::suite;

/// `suite go host`, with arguments separated by blanks.
fn host(line: &str) -> Command {
    let mut command = suite();
    command.args(["go", "host"]).args(line.split(' ').filter(|word| !word.is_empty()));
    command
}
