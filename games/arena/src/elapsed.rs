//! The time that moves take.

use std::time::Duration;

/// The time that a turn took, in whole microseconds, as records keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Elapsed {
    wall: Duration,
    cpu: Duration,
}

impl Elapsed {
    /// Returns the given times, cut to whole microseconds.
    #[must_use]
    pub fn new(wall: Duration, cpu: Duration) -> Self {
        Self { wall: whole_microseconds(wall), cpu: whole_microseconds(cpu) }
    }

    /// Returns the wall-clock time.
    #[must_use]
    pub const fn wall(self) -> Duration {
        self.wall
    }

    /// Returns the CPU time.
    #[must_use]
    pub const fn cpu(self) -> Duration {
        self.cpu
    }
}

fn whole_microseconds(time: Duration) -> Duration {
    time.saturating_sub(Duration::from_nanos(u64::from(time.subsec_nanos() % 1000)))
}
