//! `suite othello`.

mod agent;
#[cfg(unix)]
mod analyze;
mod book;
#[cfg(unix)]
mod grade;
mod host;
#[cfg(unix)]
mod misbehaving;
mod notation;
#[cfg(unix)]
mod person;
mod solve;
mod train;

use std::process::Command;

use crate::suite;

/// `suite othello host`, with arguments separated by blanks.
fn host(line: &str) -> Command {
    let mut command = suite();
    command.args(["othello", "host"]).args(line.split(' ').filter(|word| !word.is_empty()));
    command
}
