//! `suite othello`.

mod agent;
mod host;
#[cfg(unix)]
mod misbehaving;
#[cfg(unix)]
mod person;
mod solve;

use std::process::{Command, Output};

use serde_json::Value;

use crate::{suite, text};

/// `suite othello host`, with arguments separated by blanks.
fn host(line: &str) -> Command {
    let mut command = suite();
    command.args(["othello", "host"]).args(line.split(' ').filter(|word| !word.is_empty()));
    command
}

/// The lines of JSON that a match printed, without the times.
fn records(output: &Output) -> Vec<Value> {
    let record = |line| {
        let mut record: Value = serde_json::from_str(line).expect("a line of JSON");
        let seconds = record.as_object_mut().expect("an object").remove("seconds").expect("times");
        assert_eq!(seconds.as_array().map(Vec::len), record["moves"].as_array().map(Vec::len));
        record
    };
    text(&output.stdout).lines().map(record).collect()
}
