//! Systems that cannot confine programs.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::attempt::Attempt;
use super::launch_error::LaunchError;
use super::room_plan::RoomPlan;
use super::rules::Rules;
use super::support::Support;

/// Nothing is prevented, so nothing is tried.
pub(super) const ATTEMPTS: &[Attempt] = &[];

impl Support {
    /// Returns what this kernel has.
    #[must_use]
    pub fn current(_: &[OsString]) -> Self {
        Self::NONE
    }
}

/// A room, of which there is none.
#[derive(Debug)]
pub(crate) enum Room {}

impl Room {
    pub(crate) fn build(_: &[OsString], _: &RoomPlan) -> io::Result<Self> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(crate) fn holder(&self) -> u32 {
        match *self {}
    }

    pub(crate) fn outside(&self, _: &Path) -> PathBuf {
        match *self {}
    }
}

pub(super) fn hold(_: &RoomPlan) -> i32 {
    1
}

pub(super) fn start_inside(_: &Rules, _: u32) -> Result<i32, LaunchError> {
    Err(LaunchError::Orphan)
}

pub(super) fn lead(_: &Rules, _: u32, _: &[PathBuf]) -> Result<i32, LaunchError> {
    Err(LaunchError::Orphan)
}

pub(super) fn close_other_files() {}

pub(super) fn end_with_parent(_: u32) -> Result<(), LaunchError> {
    Ok(())
}

pub(super) fn enter(_: &Rules) -> Result<(), LaunchError> {
    Ok(())
}

pub(super) fn tasks_of_user() -> u64 {
    0
}
