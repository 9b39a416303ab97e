//! Child processes whose pipes block nobody and that leave nothing running behind.
//!
//! A [`Process`] is talked to line by line; a [`Call`] runs to its end by itself.

mod call;
#[cfg(target_os = "linux")]
mod control_group;
mod line_reader;
#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(any(unix, windows)))]
mod no_processes;
#[cfg(any(test, all(unix, not(target_os = "linux"))))]
mod process_table;
mod process_tree;
mod tail;
#[cfg(all(unix, not(target_os = "linux")))]
mod unix;
mod usage;
mod watchdog;
#[cfg(windows)]
pub(crate) mod windows;

use std::fs::File;
use std::io::{self, Write};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

pub use self::call::{Call, OutputLogs};
#[cfg(target_os = "linux")]
pub(crate) use self::control_group::GROUP;
pub use self::line_reader::{LineReader, ReadLine};
#[cfg(target_os = "linux")]
pub(crate) use self::linux::kill_users_of;
#[cfg(target_os = "linux")]
pub(crate) use self::process_tree::Helper;
use self::process_tree::ProcessTree;
pub use self::process_tree::run_helper;
use self::tail::Tail;
use self::watchdog::Watchdog;
use crate::confine::start_error;
use crate::{Clock, Fault, Limits};

/// The time that a program has to end once its input has ended, and to finish its standard error.
const GRACE: Duration = Duration::from_millis(200);
/// How long a program whose output has ended may take to end, which tells a crash: a Java machine, and what surrounds
/// it, take more than a moment on a busy computer.
const ENDING: Duration = Duration::from_secs(2);
/// The time that output may be under way after its program has ended.
const DELIVERY: Duration = Duration::from_millis(500);
/// The interval of checks that a program is alive while an answer is due.
const LIVENESS_INTERVAL: Duration = Duration::from_millis(20);
/// The interval of checks that a program which is about to end has ended.
const PAUSE: Duration = Duration::from_millis(2);

/// A running program. Dropping it kills the program and everything that it has started.
pub(crate) struct Process {
    tree: ProcessTree,
    input: Option<Sender<Vec<u8>>>,
    output: LineReader,
    stderr: Tail,
    watchdog: Watchdog,
    max_file_size: u64,
    /// The time until which the program may end by itself; set once its input has ended.
    ends: Option<Instant>,
}

impl Process {
    /// Starts a program, with its standard error copied to `log`.
    pub(crate) fn spawn(command: &mut Command, has_room: bool, limits: Limits, log: Option<File>) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut tree = ProcessTree::spawn(command, limits, has_room)?;
        let child = &mut tree.child;
        let mut stdin = child.stdin.take().expect("a pipe");
        let output = LineReader::new(child.stdout.take().expect("a pipe"))?;
        let stderr = Tail::new(child.stderr.take().expect("a pipe"), log)?;
        let (input, messages) = mpsc::channel::<Vec<u8>>();
        // A program that never reads blocks this thread only.
        thread::Builder::new().spawn(move || messages.iter().try_for_each(|message| stdin.write_all(&message)))?;
        let (input, watchdog) = (Some(input), Watchdog::new(limits));
        Ok(Self { tree, input, output, stderr, watchdog, max_file_size: limits.disk, ends: None })
    }

    /// Stops the program until it is asked again, so that it does not think in the time of others. What it has used
    /// until then counts for its next turn.
    pub(crate) fn rest(&mut self) {
        self.watchdog.measure(&self.tree);
        self.tree.stop(true);
    }

    /// Lets the program go on.
    pub(crate) fn wake(&self) {
        self.tree.stop(false);
    }

    /// Sends text to the program, without waiting until it is read.
    pub(crate) fn write(&self, text: &str) {
        if let Some(input) = &self.input {
            // Fails if the program has closed its input, which shows when an answer is due.
            let _ = input.send(text.as_bytes().to_vec());
        }
    }

    /// Ends the program's input, upon which the program should end itself.
    pub(crate) fn close_input(&mut self) {
        self.wake();
        self.input = None;
        self.ends = Some(Instant::now() + GRACE);
    }

    /// Starts to count the CPU time of a turn.
    pub(crate) fn start_turn(&mut self) {
        self.watchdog.start_turn();
    }

    /// Returns the CPU time of the turn.
    pub(crate) fn cpu(&mut self) -> Duration {
        self.watchdog.measure(&self.tree);
        self.watchdog.cpu()
    }

    /// Reads the next line of the program's output, without its terminator. `check` is called now and then, and may end
    /// the wait.
    pub(crate) fn read_line(&mut self, clock: &Clock, check: impl Fn() -> Result<(), Fault>) -> Result<String, Fault> {
        loop {
            let has_ended = self.tree.try_wait().is_some();
            // The output of a program that has ended may be held open by something that it has started.
            let timeout = if has_ended { DELIVERY } else { clock.pause(LIVENESS_INTERVAL) };
            match self.output.read_line(timeout) {
                ReadLine::Line(line) => return Ok(line),
                ReadLine::TooLong(said) => {
                    let why = format!("the line is longer than {} bytes", line_reader::MAX_LENGTH);
                    return Err(Fault::Malformed { said, why });
                }
                ReadLine::Pending if !has_ended => {
                    if self.watchdog.is_due() {
                        // One that was being started when the others were stopped may have missed that they go on.
                        self.wake();
                        self.watchdog.check(&self.tree, clock)?;
                        check()?;
                    }
                    self.watchdog.check_wall(clock)?;
                }
                ReadLine::Pending | ReadLine::Eof => return Err(self.end_of_output()),
            }
        }
    }

    /// Returns what the program has written to its standard error since the last call.
    pub(crate) fn new_stderr(&mut self) -> String {
        self.stderr.new_text(Duration::ZERO)
    }

    /// Kills the program and returns the end of its standard error.
    pub(crate) fn stderr_tail(&mut self) -> String {
        self.tree.kill();
        self.stderr.text(GRACE)
    }

    /// Returns the fault of a program whose output has ended: a crash, if it fails now or soon.
    fn end_of_output(&mut self) -> Fault {
        let until = Instant::now() + ENDING;
        loop {
            match self.tree.try_wait() {
                Some(status) if is_file_too_large(status) => return Fault::Disk(self.max_file_size),
                Some(status) if !status.success() => {
                    return match start_error(status, self.tree.has_room, || self.stderr.text(GRACE)) {
                        Some(error) => Fault::no_start(error),
                        None => Fault::Crash(status),
                    };
                }
                None if Instant::now() < until => thread::sleep(PAUSE),
                Some(_) | None => return Fault::Eof,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        while self.ends.is_some_and(|ends| Instant::now() < ends) && self.tree.try_wait().is_none() {
            thread::sleep(PAUSE);
        }
        // Its log has what it has said last.
        self.tree.kill();
        self.stderr.finish(GRACE);
    }
}

/// Returns whether a program was killed for a file that grew beyond its limit.
#[cfg(target_os = "linux")]
pub(crate) fn is_file_too_large(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;

    status.signal() == Some(rustix::process::Signal::XFSZ.as_raw())
}

/// Returns `false`: the size of files cannot be limited.
#[cfg(not(target_os = "linux"))]
pub(crate) const fn is_file_too_large(_: ExitStatus) -> bool {
    false
}

#[cfg(all(test, unix))]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    #[test]
    fn a_program_that_never_reads_blocks_nobody() {
        let interrupt = AtomicBool::new(false);
        let started = Instant::now();
        let mut process =
            Process::spawn(Command::new("sleep").arg("60"), false, Limits::NONE, None).expect("a program");
        process.write(&"x".repeat(10_000_000));
        let clock = Clock::start(Duration::from_millis(50), &interrupt);
        assert!(matches!(process.read_line(&clock, || Ok(())), Err(Fault::Timeout(_))));
        process.close_input();
        drop(process);
        assert!(started.elapsed() < Duration::from_secs(60), "waited for the program to end");
    }

    #[test]
    fn a_program_may_end_by_itself_once_its_input_has_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("said");
        let mut command = Command::new("sh");
        command.args(["-c", "cat >\"$0\"; echo the end >>\"$0\""]).arg(&file);
        let mut process = Process::spawn(&mut command, false, Limits::NONE, None).expect("a program");
        process.write("hello\n");
        process.close_input();
        drop(process);
        assert_eq!(std::fs::read_to_string(file).expect("a file"), "hello\nthe end\n");
    }

    #[test]
    #[cfg(target_os = "linux")]
    fn a_helper_outlives_what_programs_leave_behind() {
        let mut helper = Command::new("sh");
        helper.args(["-c", "sleep 0.5; echo done"]).stdout(Stdio::piped());
        let helper = thread::spawn(move || run_helper(&mut helper).expect("a program"));
        while !helper.is_finished() {
            let mut command = Command::new("sh");
            command.args(["-c", "env -i setsid sleep 60 & cat"]);
            let mut process = Process::spawn(&mut command, false, Limits::NONE, None).expect("a program");
            process.close_input();
        }
        assert_eq!(helper.join().expect("an end").stdout, b"done\n");
    }

    #[test]
    fn a_log_has_what_a_program_has_said_last() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("log");
        // As much as a pipe holds, so that it ends before all of it has been read.
        for _ in 0..20 {
            let log = std::fs::File::create(&file).expect("a file");
            let mut command = Command::new("sh");
            command.args(["-c", "read line; head -c 60000 /dev/zero >&2"]);
            let mut process = Process::spawn(&mut command, false, Limits::NONE, Some(log)).expect("a program");
            process.write("now\n");
            process.close_input();
            drop(process);
            assert_eq!(std::fs::metadata(&file).expect("a file").len(), 60_000);
        }
    }
}
