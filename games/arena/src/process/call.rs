//! Programs that are called, do their work without any talk, and end.

use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use super::GRACE;
use super::process_tree::ProcessTree;
use super::tail::Tail;
use super::watchdog::Watchdog;
use crate::confine::start_error;
use crate::{Clock, Fault, Limits};

/// A call of a program. Dropping it kills the program and everything that it has started.
pub(crate) struct Call {
    tree: ProcessTree,
    stderr: Tail,
    watchdog: Watchdog,
}

impl Call {
    /// Starts a program, with nothing to read and its output discarded.
    pub(crate) fn spawn(command: &mut Command, limits: Limits) -> io::Result<Self> {
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut tree = ProcessTree::spawn(command, limits.disk)?;
        let stderr = Tail::new(tree.child.stderr.take().expect("a pipe"), None);
        Ok(Self { tree, stderr, watchdog: Watchdog::new(limits) })
    }

    /// Waits until the program ends, and kills what it leaves behind; or until it exceeds a limit. `check` is called now and
    /// then, and may end the wait, too.
    pub(crate) fn wait(&mut self, clock: &Clock, check: impl Fn() -> Result<(), Fault>) -> Result<ExitStatus, Fault> {
        loop {
            let ended = self.tree.wait_timeout(clock.pause(self.watchdog.interval()));
            self.watchdog.check(&self.tree, clock)?;
            if let Some(status) = ended {
                self.tree.kill();
                let error = start_error(status, || self.stderr.text(GRACE));
                return error.map_or(Ok(status), |error| Err(Fault::no_start(error)));
            }
            self.watchdog.check_wall(clock)?;
            check()?;
        }
    }

    /// Returns the CPU time that the program and its descendants have used.
    pub(crate) fn cpu(&self) -> Duration {
        self.watchdog.cpu()
    }

    /// Kills the program and returns the end of its standard error.
    pub(crate) fn stderr_tail(&mut self) -> String {
        self.tree.kill();
        self.stderr.text(GRACE)
    }
}
