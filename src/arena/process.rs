//! A child process, with pipes that can block nobody, that leaves nothing alive behind.
//!
//! A [`Process`] is talked to line by line; a [`Call`] runs to its end by itself.

mod call;
mod family;
mod lines;
#[cfg(target_os = "linux")]
mod linux;
mod tail;

use std::fs::File;
use std::io::{self, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

pub use self::call::Call;
use self::family::Family;
pub use self::lines::{Line, Lines};
use self::tail::Tail;
use super::{Clock, Fault};

/// How long a program may take to end once its input has ended, and to say its last words.
const GRACE: Duration = Duration::from_millis(200);
/// How long what a program has said may be on its way after the program has ended.
const DELIVERY: Duration = Duration::from_millis(500);
/// How often to see whether a program has ended that an answer is due from.
const GLANCE: Duration = Duration::from_millis(20);
/// How often to see whether a program has ended that is about to.
const PAUSE: Duration = Duration::from_millis(2);

/// A running program. Dropping it ends the program and everything that it has started.
pub struct Process {
    family: Family,
    input: Option<Sender<Vec<u8>>>,
    output: Lines,
    errors: Tail,
    /// Set once nothing more is to be said: until when the program may end by itself.
    ends: Option<Instant>,
}

impl Process {
    /// Starts a program, its standard error copied to `log`.
    pub fn start(command: &mut Command, log: Option<File>) -> io::Result<Self> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut family = Family::start(command)?;
        let child = &mut family.child;
        let mut stdin = child.stdin.take().expect("a pipe");
        let output = Lines::new(child.stdout.take().expect("a pipe"));
        let errors = Tail::new(child.stderr.take().expect("a pipe"), log);
        let (input, messages) = mpsc::channel::<Vec<u8>>();
        // A program that never reads keeps this thread waiting, and nobody else.
        thread::spawn(move || messages.iter().try_for_each(|message| stdin.write_all(&message)));
        Ok(Self { family, input: Some(input), output, errors, ends: None })
    }

    /// Sends text on its way to the program. Whether it is read shows when an answer is due.
    pub fn write(&self, text: &str) {
        if let Some(input) = &self.input {
            // Fails where the program has closed its input, which shows likewise.
            let _ = input.send(text.as_bytes().to_vec());
        }
    }

    /// Ends the program's input. Soon after that the program should end itself.
    pub fn close_input(&mut self) {
        self.input = None;
        self.ends = Some(Instant::now() + GRACE);
    }

    /// The next line of the program's output, without its end.
    pub fn read_line(&mut self, clock: &Clock) -> Result<String, Fault> {
        loop {
            let has_ended = self.family.ended().is_some();
            // The output of a program that has ended may be held open by something that it has started.
            let patience = if has_ended { DELIVERY } else { clock.left().min(GLANCE) };
            match self.output.next(patience) {
                Line::Complete(line) => return Ok(line),
                Line::TooLong(said) => {
                    let why = format!("a line of more than {} bytes", lines::LONGEST);
                    return Err(Fault::Malformed { said, why });
                }
                Line::NotYet if !has_ended => clock.check()?,
                Line::NotYet | Line::End => return Err(self.ending()),
            }
        }
    }

    /// The end of what the program wrote to its standard error. Ends the program.
    pub fn last_words(&mut self) -> String {
        self.family.kill();
        self.errors.text(GRACE)
    }

    /// How a program has ended that says no more, or will in a moment.
    fn ending(&mut self) -> Fault {
        let until = Instant::now() + GRACE;
        loop {
            match self.family.ended() {
                Some(status) if !status.success() => return Fault::Crash(status),
                None if Instant::now() < until => thread::sleep(PAUSE),
                Some(_) | None => return Fault::Eof,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        while self.ends.is_some_and(|ends| Instant::now() < ends) && self.family.ended().is_none() {
            thread::sleep(PAUSE);
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::interrupt::Interrupt;

    #[test]
    fn a_program_that_never_reads_blocks_nobody() {
        let interrupt = Interrupt::catch("").expect("signals");
        let begun = Instant::now();
        let mut process = Process::start(Command::new("sleep").arg("60"), None).expect("a program");
        process.write(&"x".repeat(10_000_000));
        let clock = Clock::start(Duration::from_millis(50), &interrupt);
        assert!(matches!(process.read_line(&clock), Err(Fault::Timeout(_))));
        process.close_input();
        drop(process);
        assert!(begun.elapsed() < Duration::from_secs(10));
    }

    #[test]
    fn a_program_may_end_by_itself_once_its_input_has_ended() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("said");
        let mut command = Command::new("sh");
        command.args(["-c", "cat >\"$0\"; echo the end >>\"$0\""]).arg(&file);
        let mut process = Process::start(&mut command, None).expect("a program");
        process.write("hello\n");
        process.close_input();
        drop(process);
        assert_eq!(std::fs::read_to_string(file).expect("a file"), "hello\nthe end\n");
    }
}
