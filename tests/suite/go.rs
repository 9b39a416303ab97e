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

use std::process::{Command, Output};

use serde_json::Value;

use crate::{suite, text};

/// `suite go host`, with arguments separated by blanks.
fn host(line: &str) -> Command {
    let mut command = suite();
    command.args(["go", "host"]).args(line.split(' ').filter(|word| !word.is_empty()));
    command
}

/// The lines of JSON that a match printed, without the times.
fn records(output: &Output) -> Vec<Value> {
    let record = |line| {
        let mut record: Value = serde_json::from_str(line).expect("a line of JSON");
        for name in ["cpu", "wall"] {
            let times = record.as_object_mut().expect("an object").remove(name).expect("times");
            assert_eq!(times.as_array().map(Vec::len), record["moves"].as_array().map(Vec::len));
            if let Some(fault) = record.get_mut("fault").and_then(Value::as_object_mut) {
                let in_time = fault.remove(name).is_none_or(|time| time.as_f64() >= Some(0.0));
                assert!(in_time, "{record}");
            }
        }
        record
    };
    text(&output.stdout).lines().map(record).collect()
}
