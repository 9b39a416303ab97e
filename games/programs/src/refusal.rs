//! Programs that are not run, through no fault of theirs.

use thiserror::Error;

/// Why a program is not run, though it may be right: what it needs is missing here, or there is too much of it. It is
/// an error of its own kind, so that nobody takes it for a fault of the program.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct Refusal(pub String);
