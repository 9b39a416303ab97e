//! Systems that cannot confine programs.

use super::self_test::Attempt;
use super::{LaunchError, Rules, Support};

/// No folders of the system are known.
pub(super) const SYSTEM: [&str; 0] = [];

/// Nothing is prevented, so nothing is tried.
pub(super) const ATTEMPTS: &[Attempt] = &[];

pub(super) fn support() -> Support {
    Support::NONE
}

pub(super) fn enter(_: &Rules) -> Result<(), LaunchError> {
    Ok(())
}

pub(super) fn tasks_of_user() -> u64 {
    0
}
