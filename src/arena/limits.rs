//! What an agent may use up: limits for a move, and a budget for a match.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Limits for one agent and one move. One that does not apply is the greatest there is.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Time on the clock on the wall for introducing itself.
    pub start: Duration,
    /// Time on the clock on the wall for a move.
    pub wall: Duration,
    /// CPU time for a move, of all threads and processes together.
    pub cpu: Duration,
    /// Memory that a program and its family hold at a time, in bytes.
    pub memory: u64,
    /// What a program may have on disk, in bytes.
    pub disk: u64,
}

impl Default for Limits {
    /// None.
    fn default() -> Self {
        Self { start: Duration::MAX, wall: Duration::MAX, cpu: Duration::MAX, memory: u64::MAX, disk: u64::MAX }
    }
}

/// The CPU time that a contestant has for all moves together; may be shared by several series.
#[derive(Debug)]
pub struct Budget {
    limit: Duration,
    /// In nanoseconds.
    spent: AtomicU64,
}

impl Budget {
    /// So much, of which nothing is spent.
    pub const fn new(limit: Duration) -> Self {
        Self { limit, spent: AtomicU64::new(0) }
    }

    /// As much as anybody may want.
    pub const fn unlimited() -> Self {
        Self::new(Duration::MAX)
    }

    /// All of it, whatever is spent.
    pub const fn limit(&self) -> Duration {
        self.limit
    }

    /// What is not spent.
    pub fn left(&self) -> Duration {
        match self.limit {
            Duration::MAX => Duration::MAX,
            limit => limit.saturating_sub(Duration::from_nanos(self.spent.load(Ordering::Relaxed))),
        }
    }

    /// Takes away what a move has used.
    pub fn spend(&self, time: Duration) {
        if self.limit < Duration::MAX {
            self.spent.fetch_add(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
        }
    }
}
