//! CPU time for a whole match.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The CPU time that a participant has for all its moves together. Several series may share one.
#[derive(Debug)]
pub struct TimeBank {
    limit: Duration,
    spent_nanos: AtomicU64,
}

impl TimeBank {
    /// Makes a bank with this much time ([`Duration::MAX`]: no limit).
    #[must_use]
    pub const fn new(limit: Duration) -> Self {
        Self { limit, spent_nanos: AtomicU64::new(0) }
    }

    /// Makes a bank without a limit.
    #[must_use]
    pub const fn unlimited() -> Self {
        Self::new(Duration::MAX)
    }

    /// Returns the time that there was in the beginning.
    #[must_use]
    pub const fn limit(&self) -> Duration {
        self.limit
    }

    /// Returns the time that is left.
    #[must_use]
    pub fn left(&self) -> Duration {
        match self.limit {
            Duration::MAX => Duration::MAX,
            limit => limit.saturating_sub(Duration::from_nanos(self.spent_nanos.load(Ordering::Relaxed))),
        }
    }

    /// Takes time out of the bank.
    pub fn spend(&self, time: Duration) {
        if self.limit < Duration::MAX {
            self.spent_nanos.fetch_add(u64::try_from(time.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_spent() {
        let bank = TimeBank::new(Duration::from_secs(3));
        bank.spend(Duration::from_secs(2));
        assert_eq!((bank.left(), bank.limit()), (Duration::from_secs(1), Duration::from_secs(3)));
        bank.spend(Duration::from_secs(2));
        assert!(bank.left().is_zero());
        TimeBank::unlimited().spend(Duration::MAX);
        assert_eq!(TimeBank::unlimited().left(), Duration::MAX);
    }
}
