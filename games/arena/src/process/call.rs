//! Programs that are called, do their work without any talk, and end.

use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::GRACE;
use super::process_tree::{ProcessTree, Usage};
use super::tail::Tail;
use crate::{Clock, Fault, Limits};

/// The least interval of measurements of what a program uses.
const SAMPLE: Duration = Duration::from_millis(25);
/// The most of the time that may go into measurements: one part in so many.
const SPARING: u32 = 10;

/// A call of a program. Dropping it kills the program and everything that it has started.
pub(crate) struct Call {
    tree: ProcessTree,
    stderr: Tail,
    /// The most that was measured of each.
    peak: Usage,
}

impl Call {
    /// Starts a program, with nothing to read and its output discarded.
    pub(crate) fn spawn(command: &mut Command, limits: &Limits) -> io::Result<Self> {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut tree = ProcessTree::spawn(command)?;
        if limits.disk < u64::MAX {
            tree.limit_file_size(limits.disk);
        }
        let stderr = Tail::new(tree.child.stderr.take().expect("a pipe"), None);
        Ok(Self { tree, stderr, peak: Usage::default() })
    }

    /// Waits until the program ends, and kills what it leaves behind; or until it exceeds a limit. `check` is called now and
    /// then, and may end the wait, too.
    pub(crate) fn wait(
        &mut self,
        clock: &Clock,
        limits: &Limits,
        check: impl Fn() -> Result<(), Fault>,
    ) -> Result<ExitStatus, Fault> {
        let mut timeout = SAMPLE;
        loop {
            let ended = self.tree.wait_timeout(timeout.min(clock.wall_left()));
            let started = Instant::now();
            let Usage { cpu, memory } = self.tree.usage();
            self.peak = Usage { cpu: cpu.max(self.peak.cpu), memory: memory.max(self.peak.memory) };
            if self.peak.memory > limits.memory {
                return Err(Fault::Memory(limits.memory));
            }
            clock.check_cpu(self.peak.cpu)?;
            if let Some(status) = ended {
                self.tree.kill();
                return Ok(status);
            }
            clock.check_wall()?;
            check()?;
            timeout = SAMPLE.max(started.elapsed() * SPARING);
        }
    }

    /// Returns the CPU time that the program and its descendants have used.
    pub(crate) const fn cpu(&self) -> Duration {
        self.peak.cpu
    }

    /// Kills the program and returns the end of its standard error.
    pub(crate) fn stderr_tail(&mut self) -> String {
        self.tree.kill();
        self.stderr.text(GRACE)
    }
}
