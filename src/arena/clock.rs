//! The time that an agent has for a move.

use std::time::{Duration, Instant};

use super::Fault;
use crate::interrupt::Interrupt;

/// A clock that runs from the moment an agent is asked.
pub struct Clock<'a> {
    begun: Instant,
    limit: Duration,
    interrupt: &'a Interrupt,
}

impl<'a> Clock<'a> {
    /// Starts the clock.
    pub fn start(limit: Duration, interrupt: &'a Interrupt) -> Self {
        Self { begun: Instant::now(), limit, interrupt }
    }

    /// How long it has run.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How much of the limit is left.
    pub fn left(&self) -> Duration {
        self.limit.saturating_sub(self.elapsed())
    }

    /// A fault if the time is over. The time is over, too, when the user ends the program.
    pub fn check(&self) -> Result<(), Fault> {
        if self.left().is_zero() || self.is_interrupted() { Err(Fault::Timeout(self.limit)) } else { Ok(()) }
    }

    /// Whether the user wants the program to end.
    pub fn is_interrupted(&self) -> bool {
        self.interrupt.check().is_err()
    }
}
