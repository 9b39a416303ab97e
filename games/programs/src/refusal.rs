//! Programs that are not run, through no fault of theirs.

use thiserror::Error;

use crate::{NoInterpreter, NotReady};

/// Why a program is not run, though it may be right: what it needs is missing here, or there is too much of it. It is
/// an error of its own kind, so that nobody takes it for a fault of the program.
#[derive(Debug, Error)]
#[error("{0}")]
pub struct Refusal(pub String);

/// Returns whether a program is not run through no fault of its own: there is none, or what it needs is missing here.
#[must_use]
pub fn is_refusal(error: &anyhow::Error) -> bool {
    error.is::<Refusal>() || error.is::<NotReady>() || error.is::<NoInterpreter>()
}
