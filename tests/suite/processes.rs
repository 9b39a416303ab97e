//! Processes that are waited for and interrupted, and those that may have been left behind.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The variable that tells programs that are not confined where they may leave something.
pub const ROGUE: &str = "ROGUE";

/// The longest wait for an event that is certain to come, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Checks that no process is alive that runs in this folder or has it in its environment, as all programs of a match
/// have its temporary folder.
#[track_caller]
pub fn assert_nobody_is_left(folder: &Path) {
    let path = folder.as_os_str().as_encoded_bytes();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
        let runs_there = fs::read_link(entry.path().join("cwd")).is_ok_and(|place| place.starts_with(folder));
        if runs_there || environment.windows(path.len()).any(|part| part == path) {
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

/// Waits until a condition holds; gives up after a long time.
pub fn wait_until(has_come: impl Fn() -> bool) {
    let begun = Instant::now();
    while !has_come() && begun.elapsed() < PATIENCE {
        thread::sleep(Duration::from_millis(5));
    }
}

/// Interrupts a process as Ctrl-C does, once it has a handler for that.
pub fn interrupt(child: &Child) {
    wait_until(|| catches_interrupts(child.id()));
    kill("INT", child);
}

/// Sends a signal to a process.
pub fn kill(signal: &str, child: &Child) {
    let kill = format!("kill -{signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
}

/// Whether a process has a handler of Ctrl-C.
fn catches_interrupts(process: u32) -> bool {
    const INTERRUPT: u64 = 1 << (2 - 1);
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).is_some_and(|mask| mask & INTERRUPT != 0)
}

/// Checks that a command which never ends by itself ends upon Ctrl-C, with this message and no more.
#[track_caller]
pub fn assert_can_be_interrupted(line: &str, message: &str) {
    let mut command = crate::suite();
    command.args(line.split_whitespace()).stdout(Stdio::null()).stderr(Stdio::piped());
    let child = command.spawn().expect("the command starts");
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), crate::text(&output.stderr)), (Some(130), message), "{line}");
}
