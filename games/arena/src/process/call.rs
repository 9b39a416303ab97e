//! Programs that are called, do their work without any talk, and end.

use std::fs::File;
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use super::process_tree::ProcessTree;
use super::tail::Tail;
use super::watchdog::Watchdog;
use super::{GRACE, is_file_too_large};
use crate::confine::start_error;
use crate::{Clock, Fault, Limits, WorkDir};

/// A call of a program, from its start to its end. Dropping it kills the program and everything that it has started.
pub struct Call {
    tree: ProcessTree,
    /// What copies its standard output, if that is logged.
    stdout: Option<Tail>,
    stderr: Tail,
    watchdog: Watchdog,
    disk_limit: u64,
}

/// The files that the beginnings of a program's output are copied to, if they are logged.
#[derive(Debug, Default)]
pub struct OutputLogs {
    /// The file for standard output, which is discarded otherwise.
    pub stdout: Option<File>,
    /// The file for standard error.
    pub stderr: Option<File>,
}

impl Call {
    /// Starts a program in a folder, with nothing to read and its output discarded.
    ///
    /// # Errors
    ///
    /// [`Fault::NoStart`] if it cannot be started, or [`Fault::OutOfResources`].
    pub fn spawn(command: &mut Command, folder: &WorkDir, limits: Limits) -> Result<Self, Fault> {
        Self::spawn_logged(command, folder, limits, OutputLogs::default())
    }

    /// Starts a program like [`spawn`](Self::spawn), with the beginning of what it writes copied to `logs`.
    ///
    /// # Errors
    ///
    /// As [`spawn`](Self::spawn).
    #[expect(clippy::missing_panics_doc, reason = "the pipe was asked for")]
    pub fn spawn_logged(
        command: &mut Command,
        folder: &WorkDir,
        limits: Limits,
        logs: OutputLogs,
    ) -> Result<Self, Fault> {
        let stdout = if logs.stdout.is_some() { Stdio::piped() } else { Stdio::null() };
        command.stdin(Stdio::null()).stdout(stdout).stderr(Stdio::piped());
        let mut tree = ProcessTree::spawn(command, limits, folder.has_room()).map_err(Fault::no_start)?;
        let stderr = tree.child.stderr.take().expect("a pipe");
        let stderr = Tail::new(stderr, logs.stderr).map_err(Fault::no_start)?;
        let stdout = tree.child.stdout.take().map(|stdout| Tail::new(stdout, logs.stdout));
        let stdout = stdout.transpose().map_err(Fault::no_start)?;
        Ok(Self { tree, stdout, stderr, watchdog: Watchdog::new(limits), disk_limit: limits.disk })
    }

    /// Waits until the program ends, and kills what it leaves behind. `folder` is the one that it runs in.
    ///
    /// # Errors
    ///
    /// The [`Fault`] of a program that cannot be started after all, or that exceeds a limit, which ends the wait.
    pub fn wait(&mut self, folder: &WorkDir, clock: &Clock) -> Result<ExitStatus, Fault> {
        loop {
            let ended = self.tree.wait_timeout(clock.pause(self.watchdog.interval()));
            self.watchdog.check(&self.tree, clock)?;
            if let Some(status) = ended {
                self.tree.kill();
                if let Some(error) = start_error(status, folder.has_room(), || self.stderr.text(GRACE)) {
                    return Err(Fault::no_start(error));
                }
                if is_file_too_large(status) {
                    return Err(Fault::Disk(self.disk_limit));
                }
                return folder.check_disk(self.disk_limit).map(|()| status);
            }
            self.watchdog.check_wall(clock)?;
            folder.check_disk(self.disk_limit)?;
        }
    }

    /// Kills the program, and waits until what it has written is logged.
    pub(crate) fn finish_logs(&mut self) {
        self.tree.kill();
        for stream in self.stdout.iter().chain([&self.stderr]) {
            stream.finish(GRACE);
        }
    }

    /// Returns the CPU time that the program and its descendants have used.
    #[must_use]
    pub fn cpu(&self) -> Duration {
        self.watchdog.cpu()
    }

    /// Returns what a program that has ended has written to its standard error since the last call.
    pub(crate) fn new_stderr(&mut self) -> String {
        self.stderr.new_text(GRACE)
    }

    /// Kills the program and returns the end of its standard error.
    pub fn stderr_tail(&mut self) -> String {
        self.tree.kill();
        self.stderr.text(GRACE)
    }
}
