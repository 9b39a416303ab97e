//! The program at the other end of standard input and output, which conducts a game.

use std::io::{self, Write};
use std::time::Duration;

use suite_arena::{LineReader, ReadLine};

use crate::interrupt::{Interrupt, Interrupted};

/// A controller, which writes lines and reads what is said to it.
pub struct Controller<'a> {
    lines: LineReader,
    interrupt: &'a Interrupt,
}

impl<'a> Controller<'a> {
    /// Returns the controller, whose lines end when `interrupt` comes.
    pub fn new(interrupt: &'a Interrupt) -> Self {
        Self { lines: LineReader::new(io::stdin()), interrupt }
    }

    /// Returns the next line, or the beginning of one that is too long; `None` at the end.
    pub fn line(&mut self) -> Result<Option<String>, Interrupted> {
        loop {
            self.interrupt.check()?;
            match self.lines.read_line(Duration::from_millis(50)) {
                ReadLine::Line(line) | ReadLine::TooLong(line) => return Ok(Some(line)),
                ReadLine::Pending => {}
                ReadLine::Eof => return Ok(None),
            }
        }
    }
}

/// Says something to the controller, at once.
pub fn say(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
