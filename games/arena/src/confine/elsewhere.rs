//! Systems without rooms: programs are confined by Seatbelt on macOS, and by nothing elsewhere.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::attempt::Attempt;
#[cfg(unix)]
use super::attempts;
use super::launch_error::LaunchError;
use super::room_plan::RoomPlan;
use super::rules::Rules;
use super::seatbelt;
use super::support::Support;
use crate::find_program;

/// Where nothing is prevented, nothing is tried.
#[cfg(unix)]
pub(super) const ATTEMPTS: &[&[Attempt]] = &[attempts::ATTEMPTS];
#[cfg(not(unix))]
pub(super) const ATTEMPTS: &[&[Attempt]] = &[];

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

    pub(crate) fn reach(&self) -> PathBuf {
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

/// Returns none of the filters that Linux has.
pub(super) const fn filters() -> Support {
    Support::NONE
}

/// Returns the command that becomes the program under the rules.
pub(super) fn enter(rules: &Rules, program: &Path, arguments: &[PathBuf]) -> Result<Command, LaunchError> {
    // The tool would tell in its own words that there is no such program.
    let program = find_program(program).ok_or_else(|| LaunchError::Program(io::ErrorKind::NotFound.into()))?;
    Ok(seatbelt::command(rules, &program, arguments))
}

pub(super) fn tasks_of_user() -> u64 {
    0
}
