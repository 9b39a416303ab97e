//! What the processes of a program use, as each system can tell it.

use std::time::Duration;

/// The resources that a tree of processes uses.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Usage {
    /// The CPU time since the start.
    pub(crate) cpu: Duration,
    /// The memory now, in bytes.
    pub(crate) memory: u64,
    /// The processes now.
    pub(crate) processes: u32,
    /// Whether any of them runs, or waits for a core.
    pub(crate) is_ready: bool,
}
