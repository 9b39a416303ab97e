//! `suite squirrel`.

mod answer;
mod bad_input;
mod check;
#[cfg(unix)]
mod grade;
mod official;
mod show;
#[path = "../../games/squirrel/tests/tasks/student.rs"]
mod student;
mod trouble;

use std::fs;
use std::path::PathBuf;

use crate::root;

const FILES: [&str; 3] = ["next_state.txt", "traverse_log.txt", "trace_state.txt"];

/// Our own tasks, each with its name.
fn tasks() -> Vec<(String, PathBuf)> {
    inputs("testdata/squirrel")
}

/// The text files of a folder of the project, in order.
fn inputs(folder: &str) -> Vec<(String, PathBuf)> {
    let entries = fs::read_dir(root().join(folder)).expect("testdata").map(|entry| entry.expect("an entry").path());
    let mut inputs: Vec<_> = entries
        .filter(|path| path.is_file())
        .map(|path| (path.file_stem().expect("a name").to_string_lossy().into_owned(), path))
        .collect();
    inputs.sort();
    assert!(inputs.len() > 10, "{folder} has lost its files");
    inputs
}
