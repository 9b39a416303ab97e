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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rounded() {
        let time = |nanos| Elapsed::new(Duration::from_nanos(nanos), Duration::ZERO).cpu().as_nanos();
        assert_eq!([0, 499, 500, 1_499, 999_999_500].map(time), [0, 0, 1_000, 1_000, 1_000_000_000]);
        assert!(Elapsed::new(Duration::MAX, Duration::MAX).wall() > Duration::from_secs(u64::MAX - 1));
    }
}
