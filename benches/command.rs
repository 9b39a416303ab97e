//! The command as a whole process, side by side with something as small as it can be: `cp` of the log that it writes,
//! and a process that does nothing.
//!
//! `cargo bench --bench command`; the folder of the files is the system's for temporary ones (`TMPDIR`).

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Pairs that are timed, one run of each in turn, so that both meet the same machine.
const PAIRS: usize = 11;
/// The log of minimax to depth 5 on the empty board: 6.7 million nodes.
const LOG_BYTES: u64 = 109_641_776;
/// The memory that the command may hold, however much it writes.
const MEMORY: u64 = 64 << 20;

const EMPTY_BOARD: &str = "20 16 1 32 30\n20 12 2 11 8\n28 48 9 1 1\n20 12 10 6 2\n25 30 23 21 10\n\
                           *****\n*****\n*****\n*****\n*****\n";

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    // Under `cargo test --benches` nothing is timed.
    if std::env::args().any(|argument| argument == "--bench") {
        log_against_cp(folder.path());
        memory(folder.path());
        start_against_true(folder.path());
    }
}

fn suite(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_suite"));
    command.args(["squirrel", "-i", "input.txt"]).current_dir(folder);
    command
}

fn write_task(folder: &Path, depth: u32) {
    fs::write(folder.join("input.txt"), format!("2\nX\n{depth}\n{EMPTY_BOARD}")).expect("a task");
}

fn log_against_cp(folder: &Path) {
    write_task(folder, 5);
    let log = folder.join("traverse_log.txt");
    let copy = folder.join("copy.txt");
    let mut cp = Command::new("cp");
    cp.arg(&log).arg(&copy);
    let pairs = (0..PAIRS).map(|_| {
        let _ = fs::remove_file(&log);
        let _ = fs::remove_file(&copy);
        let written = time(&mut suite(folder));
        assert_eq!(fs::metadata(&log).expect("a log").len(), LOG_BYTES);
        let copied = time(&mut cp);
        assert_eq!(fs::metadata(&copy).expect("a copy").len(), LOG_BYTES);
        (written, copied)
    });
    report("log of minimax to depth 5", "cp of the log", pairs.collect());
}

fn start_against_true(folder: &Path) {
    write_task(folder, 2);
    let pairs = (0..20 * PAIRS).map(|_| (time(&mut suite(folder)), time(&mut Command::new("true"))));
    report("a task of depth 2", "a process that does nothing", pairs.collect());
}

/// Returns the most memory that the command holds while it writes the log, as the system counts it.
fn memory(folder: &Path) {
    write_task(folder, 5);
    let mut child = suite(folder).spawn().expect("the command starts");
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    while child.try_wait().expect("a status").is_none() {
        let status = fs::read_to_string(&status).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        peak = peak.max(kilobytes.map(|kilobytes| kilobytes << 10));
    }
    match peak {
        None => println!("memory: there is no /proc here to ask"),
        Some(peak) => {
            println!("memory while the log is written: {:.1} MiB at most", peak as f64 / f64::from(1 << 20));
            assert!(peak < MEMORY, "{peak} bytes");
        }
    }
}

fn time(command: &mut Command) -> Duration {
    let begun = Instant::now();
    assert!(command.status().expect("the command starts").success());
    begun.elapsed()
}

fn report(ours: &str, theirs: &str, pairs: Vec<(Duration, Duration)>) {
    let median = |mut values: Vec<f64>| {
        values.sort_by(f64::total_cmp);
        (values[values.len() / 2], values[0], values[values.len() - 1])
    };
    let milliseconds = |time: &Duration| time.as_secs_f64() * 1e3;
    let (our, least, most) = median(pairs.iter().map(|(ours, _)| milliseconds(ours)).collect());
    println!("{ours}: median {our:.2} ms ({least:.2} to {most:.2})");
    let (their, least, most) = median(pairs.iter().map(|(_, theirs)| milliseconds(theirs)).collect());
    println!("{theirs}: median {their:.2} ms ({least:.2} to {most:.2})");
    let (ratio, least, most) =
        median(pairs.iter().map(|(ours, theirs)| milliseconds(ours) / milliseconds(theirs)).collect());
    println!("ratio: median {ratio:.2} ({least:.2} to {most:.2})\n");
}
