//! Lines typed at the terminal.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use suite_arena::{LineReader, ReadLine};

/// The terminal's keyboard, which all people of a match share. Nothing is read before a person is to move.
#[derive(Default)]
pub struct Keyboard(Mutex<Option<LineReader>>);

impl Keyboard {
    /// Returns the next line; `None` at the end of the input, or after an interrupt.
    pub fn line(&self, is_interrupted: impl Fn() -> bool) -> Option<String> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.is_none() {
            *lines = LineReader::new(io::stdin()).ok();
        }
        let lines = lines.as_mut()?;
        while !is_interrupted() {
            match lines.read_line(Duration::from_millis(50)) {
                ReadLine::Line(line) => return Some(line),
                ReadLine::TooLong(_) | ReadLine::Pending => {}
                ReadLine::Eof => return None,
            }
        }
        None
    }
}
