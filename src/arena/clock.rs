//! The time that an agent has for a move.

use std::time::{Duration, Instant};

use super::Fault;
use crate::interrupt::Interrupt;

/// A clock that runs from the moment an agent is asked, and one that counts the CPU time of this thread.
pub struct Clock<'a> {
    begun: Instant,
    limit: Duration,
    /// What the thread had used when the agent was asked.
    cpu_begun: Duration,
    cpu_limit: Duration,
    interrupt: &'a Interrupt,
}

impl<'a> Clock<'a> {
    /// Starts the clock on the wall.
    pub fn start(limit: Duration, interrupt: &'a Interrupt) -> Self {
        Self { begun: Instant::now(), limit, cpu_begun: Duration::ZERO, cpu_limit: Duration::MAX, interrupt }
    }

    /// The same clock with a limit to the CPU time that is used after `begun`, an earlier reading of [`thread_cpu`].
    pub fn with_cpu(self, limit: Duration, begun: Duration) -> Self {
        Self { cpu_begun: begun, cpu_limit: limit, ..self }
    }

    /// How long it has run.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// How much of the limits is left to this thread: of the one on the wall, or of the CPU time if that is less.
    pub fn left(&self) -> Duration {
        self.left_on_wall().min(self.left_of_cpu())
    }

    /// How much of the limit on the wall is left.
    pub fn left_on_wall(&self) -> Duration {
        self.limit.saturating_sub(self.elapsed())
    }

    /// How much of the limit on CPU time this thread has left.
    fn left_of_cpu(&self) -> Duration {
        match self.cpu_limit {
            Duration::MAX => Duration::MAX,
            limit => limit.saturating_sub(thread_cpu().saturating_sub(self.cpu_begun)),
        }
    }

    /// A fault if the time of this thread is over. It is over, too, when the user ends the program.
    pub fn check(&self) -> Result<(), Fault> {
        self.check_wall()?;
        if self.left_of_cpu().is_zero() { Err(Fault::CpuTime(self.cpu_limit)) } else { Ok(()) }
    }

    /// A fault if the time on the wall is over.
    pub fn check_wall(&self) -> Result<(), Fault> {
        if self.left_on_wall().is_zero() || self.is_interrupted() { Err(Fault::Timeout(self.limit)) } else { Ok(()) }
    }

    /// A fault if so much CPU time is more than there is for the move.
    pub fn check_cpu(&self, used: Duration) -> Result<(), Fault> {
        if used > self.cpu_limit { Err(Fault::CpuTime(self.cpu_limit)) } else { Ok(()) }
    }

    /// Whether the user wants the program to end.
    pub fn is_interrupted(&self) -> bool {
        self.interrupt.check().is_err()
    }
}

/// The CPU time that this thread has used so far.
#[cfg(target_os = "linux")]
pub fn thread_cpu() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or(0))
}

/// What is nearest to the CPU time of this thread: the time on the clock on the wall.
#[cfg(not(target_os = "linux"))]
pub fn thread_cpu() -> Duration {
    static BEGUN: std::sync::LazyLock<Instant> = std::sync::LazyLock::new(Instant::now);
    BEGUN.elapsed()
}
