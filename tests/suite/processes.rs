//! Processes that are waited for and interrupted, and those that may have been left behind.

use std::fs;
use std::path::Path;
use std::process::{Child, Command};
use std::thread;
use std::time::{Duration, Instant};

/// The variable of the environment that all that is started for a match has from the test.
pub const ROGUE: &str = "ROGUE";

/// Checks that no process is alive that was started for a match with this folder in [`ROGUE`].
#[track_caller]
pub fn assert_nobody_is_left(folder: &Path) {
    let mark = format!("{ROGUE}={}", folder.display());
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
        if environment.split(|&byte| byte == 0).any(|variable| variable == mark.as_bytes()) {
            let command = fs::read_to_string(entry.path().join("cmdline")).unwrap_or_default();
            panic!("{} is alive: {}", entry.path().display(), command.replace('\0', " "));
        }
    }
}

/// Whether a program runs with these words, for those that have nothing in their environment.
pub fn is_running(command: &str) -> bool {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .map(|entry| fs::read_to_string(entry.path().join("cmdline")))
        .any(|line| line.is_ok_and(|line| line.starts_with(command)))
}

/// Waits until something has come about; gives up after a long time.
pub fn wait_until(has_come: impl Fn() -> bool) {
    let begun = Instant::now();
    while !has_come() && begun.elapsed() < Duration::from_secs(20) {
        thread::sleep(Duration::from_millis(5));
    }
}

/// What Ctrl-C does to a process.
pub fn interrupt(child: &Child) {
    let kill = format!("kill -INT {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
}
