//! Processes on Unix systems other than Linux, as `ps` shows them.

use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process_group};

use super::process_table::ProcessTable;
use super::usage::Usage;

/// A child that leads a process group.
pub(super) struct Leader {
    pid: Pid,
}

impl Leader {
    /// Takes charge of a child that has just been started.
    pub(super) fn new(child: &Child) -> Self {
        Self { pid: Pid::from_child(child) }
    }

    /// Measures what the child, its group and its descendants use, without those that have ended.
    pub(super) fn usage(&self) -> Usage {
        let asked = Command::new("/bin/ps").args(ProcessTable::QUESTION).stdin(Stdio::null()).output();
        let table = asked.map(|answer| ProcessTable::parse(&String::from_utf8_lossy(&answer.stdout)));
        table.map(|table| table.usage_of(self.pid.as_raw_nonzero().get())).unwrap_or_default()
    }

    /// Stops all processes of the group, or lets them go on.
    pub(super) fn stop(&self, is_stopped: bool) {
        // Fails if nothing of the group is left.
        let _ = kill_process_group(self.pid, if is_stopped { Signal::STOP } else { Signal::CONT });
    }
}
