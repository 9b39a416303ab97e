//! Limits on what running programs use.

use std::time::{Duration, Instant};

use super::process_tree::{ProcessTree, Usage};
use crate::{Clock, Fault, Limits};

/// The least interval of measurements.
const SAMPLE: Duration = Duration::from_millis(25);
/// The most of the time that may go into measurements: one part in so many.
const SPARING: u32 = 10;

/// What a tree of processes uses in a turn, measured now and then.
pub(super) struct Watchdog {
    limits: Limits,
    /// The CPU time at the start of the turn.
    cpu_before: Duration,
    /// The most that was measured of each.
    peak: Usage,
    /// The time until the next measurement.
    interval: Duration,
    next: Instant,
}

impl Watchdog {
    /// Watches a tree that has just been started.
    pub(super) fn new(limits: Limits) -> Self {
        let next = Instant::now() + SAMPLE;
        Self { limits, cpu_before: Duration::ZERO, peak: Usage::default(), interval: SAMPLE, next }
    }

    /// Starts a new turn.
    pub(super) fn start_turn(&mut self, tree: &ProcessTree) {
        self.measure(tree);
        self.cpu_before = self.peak.cpu;
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
        let Usage { cpu, memory } = tree.usage();
        self.peak = Usage { cpu: cpu.max(self.peak.cpu), memory: memory.max(self.peak.memory) };
        self.interval = SAMPLE.max(started.elapsed() * SPARING);
        self.next = Instant::now() + self.interval;
    }

    /// Measures what the tree uses, and checks the limits on memory and CPU time.
    pub(super) fn check(&mut self, tree: &ProcessTree, clock: &Clock) -> Result<(), Fault> {
        self.measure(tree);
        if self.peak.memory > self.limits.memory {
            return Err(Fault::Memory(self.limits.memory));
        }
        clock.check_cpu(self.cpu())
    }

    /// Does [`check`](Self::check) if there is a limit and a measurement is due.
    pub(super) fn check_if_due(&mut self, tree: &ProcessTree, clock: &Clock) -> Result<(), Fault> {
        let has_limit = self.limits.memory < u64::MAX || clock.limits_cpu();
        if has_limit && Instant::now() >= self.next { self.check(tree, clock) } else { Ok(()) }
    }
}
