//! Errors at the start of a confined program.

use std::io;

use thiserror::Error;

/// An error that keeps a program from being confined and started.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum LaunchError {
    /// The process that wanted the program is gone.
    #[error("the process that asked for the program has ended")]
    Orphan,
    /// The kernel does not enforce a rule.
    #[error("cannot {0}: {1}")]
    Rule(&'static str, String),
    /// The program cannot be executed.
    #[error("{0}")]
    Program(io::Error),
}

impl LaunchError {
    /// Returns whether there can be no more processes. A program that takes too much memory for its start is at fault
    /// itself.
    pub(super) fn is_shortage(&self) -> bool {
        matches!(self, Self::Program(error) if error.kind() == io::ErrorKind::WouldBlock)
    }
}
