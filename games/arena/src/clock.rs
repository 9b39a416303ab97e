//! The time that an agent has for a move.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use suite_search::{Budget, Instant};

use crate::{Fault, Limits};

/// A clock that measures the wall-clock time since an agent was asked and the CPU time that this thread has used since.
#[derive(Debug)]
pub struct Clock<'a> {
    started: Instant,
    wall_limit: Duration,
    /// The CPU time of this thread when the agent was asked.
    cpu_started: Duration,
    cpu_limit: Duration,
    interrupt: &'a AtomicBool,
}

impl<'a> Clock<'a> {
    /// Starts a clock with a limit on wall-clock time ([`Duration::MAX`]: none), which also runs out when `interrupt`
    /// is raised.
    #[must_use]
    pub fn start(wall_limit: Duration, interrupt: &'a AtomicBool) -> Self {
        let started = Instant::now();
        Self { started, wall_limit, cpu_started: Duration::ZERO, cpu_limit: Duration::MAX, interrupt }
    }

    /// Starts a clock with the limits for a move.
    #[must_use]
    pub fn for_move(limits: &Limits, interrupt: &'a AtomicBool) -> Self {
        Self::start(limits.wall, interrupt).with_cpu(limits.cpu, thread_cpu())
    }

    /// Adds a limit on the CPU time that is used after `started`, an earlier reading of [`thread_cpu`].
    pub(crate) fn with_cpu(self, limit: Duration, started: Duration) -> Self {
        Self { cpu_started: started, cpu_limit: limit, ..self }
    }

    /// Returns the wall-clock time since the start.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Returns the time that this thread has left: wall-clock time, or CPU time if that is less.
    fn left(&self) -> Duration {
        self.wall_left().min(self.cpu_left())
    }

    /// Returns the wall-clock time that is left.
    pub(crate) fn wall_left(&self) -> Duration {
        self.wall_limit.saturating_sub(self.elapsed())
    }

    /// Returns the time to wait until the next check: `interval`, or less if the wall-clock time is up before.
    pub(crate) fn pause(&self, interval: Duration) -> Duration {
        match self.wall_left() {
            Duration::ZERO => interval,
            left => interval.min(left),
        }
    }

    /// Returns the CPU time that this thread has left.
    fn cpu_left(&self) -> Duration {
        match self.cpu_limit {
            Duration::MAX => Duration::MAX,
            limit => limit.saturating_sub(thread_cpu().saturating_sub(self.cpu_started)),
        }
    }

    /// Returns the budget of a strategy: the time that this thread has left, until the match is interrupted.
    #[must_use]
    pub fn budget(&self) -> Budget<'_> {
        Budget { time: self.left(), interrupt: Some(self.interrupt), ..Budget::UNLIMITED }
    }

    /// Returns the budget of a strategy that is asked right after the start. It does not read the clock, which would
    /// cost as much as a random move.
    pub(crate) fn whole_budget(&self) -> Budget<'_> {
        let time = self.wall_limit.min(self.cpu_limit);
        Budget { time, interrupt: Some(self.interrupt), ..Budget::UNLIMITED }
    }

    /// Checks the limits for this thread.
    ///
    /// # Errors
    ///
    /// [`Fault::Timeout`] if the wall-clock time is up or the match is interrupted, [`Fault::CpuTime`] if the CPU time
    /// is up.
    pub fn check(&self) -> Result<(), Fault> {
        self.check_wall()?;
        if self.cpu_left().is_zero() { Err(Fault::CpuTime(self.cpu_limit)) } else { Ok(()) }
    }

    /// Checks the limit on wall-clock time.
    ///
    /// # Errors
    ///
    /// [`Fault::Timeout`] if the time is up or the match is interrupted.
    pub(crate) fn check_wall(&self) -> Result<(), Fault> {
        self.check_wall_time(self.elapsed())
    }

    /// Checks the limit on wall-clock time for an agent that has used this much.
    pub(crate) fn check_wall_time(&self, used: Duration) -> Result<(), Fault> {
        if used >= self.wall_limit || self.is_interrupted() { Err(Fault::Timeout(self.wall_limit)) } else { Ok(()) }
    }

    /// Checks the limit on CPU time for an agent that has used this much in all its processes.
    ///
    /// # Errors
    ///
    /// [`Fault::CpuTime`] if that is more than the limit.
    pub fn check_cpu(&self, used: Duration) -> Result<(), Fault> {
        if used > self.cpu_limit { Err(Fault::CpuTime(self.cpu_limit)) } else { Ok(()) }
    }

    /// Returns whether the match is interrupted.
    #[must_use]
    pub fn is_interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Relaxed)
    }
}

/// Returns the CPU time that this thread has used so far.
#[cfg(unix)]
pub(crate) fn thread_cpu() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// Returns the CPU time that this thread has used so far.
#[cfg(windows)]
pub(crate) fn thread_cpu() -> Duration {
    use crate::process::windows::duration;

    let times = winsafe::HTHREAD::GetCurrentThread().GetThreadTimes();
    times.map(|(_, _, kernel, user)| duration(&kernel) + duration(&user)).unwrap_or_default()
}

/// Returns wall-clock time, for want of the CPU time of this thread.
#[cfg(not(any(unix, windows)))]
pub(crate) fn thread_cpu() -> Duration {
    static STARTED: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    STARTED.elapsed()
}
