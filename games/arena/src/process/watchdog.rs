//! Limits on the resources that running programs use.

use std::time::{Duration, Instant};

use super::process_tree::ProcessTree;
use super::usage::Usage;
use crate::{Clock, Fault, Limits};

/// The least interval of measurements.
const SAMPLE: Duration = Duration::from_millis(25);
/// The number of times that the limit on wall-clock time may be exceeded by waiting for a core. Programs can make it
/// seem that they wait.
const PATIENCE: u32 = 20;
/// The greatest interval, however long a measurement takes: what others do meanwhile must not blind this watchdog.
const LONGEST: Duration = Duration::from_millis(500);
/// The part of the time that may go into measurements at most, as its reciprocal.
const SPARING: u32 = 10;

/// A watchdog, which now and then measures what a tree of processes uses in a turn.
pub(super) struct Watchdog {
    limits: Limits,
    /// The CPU time at the start of the turn.
    cpu_before: Duration,
    /// The most that was measured of each.
    peak: Usage,
    /// The time of the turn in which the tree ran, or waited for a core.
    ready: Duration,
    /// The rest of its time.
    idle: Duration,
    /// The time of the last measurement.
    last: Instant,
    /// The time until the next measurement.
    interval: Duration,
    next: Instant,
}

impl Watchdog {
    /// Watches a tree that has just been started.
    pub(super) fn new(limits: Limits) -> Self {
        let last = Instant::now();
        Self {
            limits,
            cpu_before: Duration::ZERO,
            peak: Usage::default(),
            ready: Duration::ZERO,
            idle: Duration::ZERO,
            last,
            interval: SAMPLE,
            next: last + SAMPLE,
        }
    }

    /// Starts a new turn, for which all counts that was not measured before.
    pub(super) fn start_turn(&mut self) {
        self.cpu_before = self.peak.cpu;
        (self.ready, self.idle) = (Duration::ZERO, Duration::ZERO);
        self.last = Instant::now();
    }

    /// Returns the CPU time of the turn, as far as it was measured.
    pub(super) fn cpu(&self) -> Duration {
        self.peak.cpu.saturating_sub(self.cpu_before)
    }

    /// Returns the time to wait until the next measurement.
    pub(super) const fn interval(&self) -> Duration {
        self.interval
    }

    /// Measures what the tree uses.
    pub(super) fn measure(&mut self, tree: &ProcessTree) {
        let started = Instant::now();
        let Usage { cpu, memory, processes, is_ready } = tree.usage(self.limits.memory);
        self.peak = Usage {
            cpu: cpu.max(self.peak.cpu),
            memory: memory.max(self.peak.memory),
            processes: processes.max(self.peak.processes),
            is_ready,
        };
        *if is_ready { &mut self.ready } else { &mut self.idle } += started - self.last;
        self.last = started;
        self.interval = interval_after(started.elapsed());
        self.next = Instant::now() + self.interval;
    }

    /// Measures what the tree uses, and checks the limits on memory, processes and CPU time.
    pub(super) fn check(&mut self, tree: &ProcessTree, clock: &Clock) -> Result<(), Fault> {
        self.measure(tree);
        if self.peak.memory > self.limits.memory {
            return Err(Fault::Memory(self.limits.memory));
        }
        if self.peak.processes > self.limits.processes {
            return Err(Fault::Processes(self.limits.processes));
        }
        clock.check_cpu(self.cpu())
    }

    /// Checks the limit on wall-clock time, by the last measurement. The time for which the tree waited for a core does
    /// not count, unless it is many times the limit.
    pub(super) fn check_wall(&self, clock: &Clock) -> Result<(), Fault> {
        clock.check_wall_time((self.idle + self.ready.min(self.cpu())).max((self.idle + self.ready) / PATIENCE))
    }

    /// Returns whether a measurement is due.
    pub(super) fn is_due(&self) -> bool {
        Instant::now() >= self.next
    }
}

/// Returns the time until the next measurement after one that took so long.
fn interval_after(measured: Duration) -> Duration {
    (measured * SPARING).clamp(SAMPLE, LONGEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_measurement_that_takes_long_does_not_blind_the_watchdog() {
        let milliseconds = Duration::from_millis;
        for (measured, interval) in [(0, 25), (2, 25), (10, 100), (60, 500), (6_000, 500)] {
            assert_eq!(interval_after(milliseconds(measured)), milliseconds(interval));
        }
    }
}
