//! The time that turns take.

use std::time::Duration;

/// The time that a turn took, in whole microseconds, as records keep it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Elapsed {
    cpu: Duration,
    wall: Duration,
}

impl Elapsed {
    /// Returns the given times, rounded to whole microseconds.
    #[must_use]
    pub fn new(cpu: Duration, wall: Duration) -> Self {
        Self { cpu: round(cpu), wall: round(wall) }
    }

    /// Returns the CPU time.
    #[must_use]
    pub const fn cpu(self) -> Duration {
        self.cpu
    }

    /// Returns the wall-clock time.
    #[must_use]
    pub const fn wall(self) -> Duration {
        self.wall
    }
}

fn round(time: Duration) -> Duration {
    let micros = u64::from(time.subsec_nanos() + 500) / 1000;
    Duration::from_secs(time.as_secs()).saturating_add(Duration::from_micros(micros))
}
