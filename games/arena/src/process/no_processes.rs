//! Platforms on which no process can be started, such as WebAssembly.

use std::process::Child;

use super::usage::Usage;

/// A child that was never started.
pub(super) struct Leader;

impl Leader {
    pub(super) fn new(_: &Child) -> Self {
        Self
    }

    pub(super) fn usage(&self) -> Usage {
        Usage::default()
    }
}
