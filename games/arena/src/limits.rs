//! Limits for a move.

use std::time::Duration;

/// The limits of an agent for one move. A limit that does not apply is the greatest value of its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Wall-clock time to start.
    pub start: Duration,
    /// Wall-clock time for a move.
    pub wall: Duration,
    /// CPU time for a move, of all threads and processes together.
    pub cpu: Duration,
    /// Bytes of memory that a program and its descendants may hold at a time.
    pub memory: u64,
    /// Bytes that a program may have on disk.
    pub disk: u64,
    /// Processes that a program may have at a time, itself included.
    pub processes: u32,
}

impl Limits {
    /// No limits at all.
    pub const NONE: Self = Self {
        start: Duration::MAX,
        wall: Duration::MAX,
        cpu: Duration::MAX,
        memory: u64::MAX,
        disk: u64::MAX,
        processes: u32::MAX,
    };
}

impl Default for Limits {
    /// Returns [`Limits::NONE`].
    fn default() -> Self {
        Self::NONE
    }
}
