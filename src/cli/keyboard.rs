//! The lines that people type.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::arena::{Clock, Line, Lines};

/// Where all people of a match type. Nothing is read before somebody is asked.
#[derive(Default)]
pub struct Keyboard(Mutex<Option<Lines>>);

impl Keyboard {
    /// The next line; nothing at the end of the input, or if the program is to end.
    pub fn line(&self, clock: &Clock) -> Option<String> {
        let mut lines = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = lines.get_or_insert_with(|| Lines::new(io::stdin()));
        while !clock.is_interrupted() {
            match lines.next(Duration::from_millis(50)) {
                Line::Complete(line) => return Some(line),
                Line::TooLong(_) | Line::NotYet => {}
                Line::End => return None,
            }
        }
        None
    }
}
