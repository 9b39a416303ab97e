//! The program at the other end of standard input and output, which conducts a game.

use std::io::{self, Write};
use std::time::Duration;

use suite_arena::{LineReader, ReadLine};
use suite_work::interrupt::{Interrupt, Interrupted};

/// A controller, which writes lines and reads what is said to it.
pub struct Controller<'a> {
    lines: LineReader,
    /// What has been read before it was asked for.
    ahead: Option<ReadLine>,
    interrupt: &'a Interrupt,
}

/// The time between two looks at the interrupt.
const PAUSE: Duration = Duration::from_millis(50);

impl<'a> Controller<'a> {
    /// Returns the controller, whose lines end when `interrupt` comes.
    pub fn new(interrupt: &'a Interrupt) -> io::Result<Self> {
        Ok(Self { lines: LineReader::new(io::stdin())?, ahead: None, interrupt })
    }

    /// Returns the next line, or the beginning of one that is too long; `None` at the end.
    pub fn line(&mut self) -> Result<Option<String>, Interrupted> {
        self.wait();
        self.interrupt.check()?;
        match self.ahead.take() {
            Some(ReadLine::Line(line) | ReadLine::TooLong(line)) => Ok(Some(line)),
            Some(ReadLine::Eof | ReadLine::Pending) | None => Ok(None),
        }
    }

    /// Waits until there is a line, or the end.
    pub fn wait(&mut self) {
        while !self.has_spoken_within(PAUSE) {}
    }

    /// Returns whether there is a line, or the end.
    pub fn has_spoken(&mut self) -> bool {
        self.has_spoken_within(Duration::ZERO)
    }

    fn has_spoken_within(&mut self, time: Duration) -> bool {
        if self.ahead.is_none() {
            self.ahead = Some(self.lines.read_line(time)).filter(|line| *line != ReadLine::Pending);
        }
        self.ahead.is_some() || self.interrupt.check().is_err()
    }
}

/// Says something to the controller, at once.
pub fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
