//! How a command that did its work came out.

/// The answer of a command, which its exit code tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// All is well.
    Done,
    /// The answer is no: a check found a difference, a book has an error.
    No,
}
