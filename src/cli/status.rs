//! The result of a command.

/// The result of a command, which its exit code tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// Success.
    Done,
    /// The answer is no: a check found a difference, a book has an error.
    No,
}
