//! Limits for programs, and their confinement.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_work::{Memory, in_seconds, memory, seconds};

use super::confine_arg::ConfineArg;
use super::hosted_program::HostedProgram;
use super::program_source::ProgramSource;

/// The options of the commands that run programs for moves.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct LimitArgs {
    /// CPU time limit for a move
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    time_limit: Duration,
    #[command(flatten)]
    #[serde(flatten)]
    common: CommonLimitArgs,
    /// Run programs in DIR, one game at a time, instead of temporary folders
    #[arg(long, value_name = "DIR")]
    work_dir: Option<PathBuf>,
}

/// The options of all commands that run programs, whatever for.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct CommonLimitArgs {
    /// Wall-clock time limit, not counting time spent waiting for a core [default: 3 times the CPU time limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    #[serde(with = "in_seconds::optional")]
    wall_limit: Option<Duration>,
    /// Memory limit for a program with its child processes, such as 512M or 2G
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = memory)]
    memory_limit: Memory,
    /// Confinement of programs: no network, no files but the system's and their own, nothing outside their folder changed
    #[arg(long, value_name = "HOW", default_value = "auto")]
    #[serde(default)]
    pub confine: ConfineArg,
}

/// The bytes that a program may have on disk.
const DISK: u64 = 64 << 20;
/// The processes that a program may have at a time.
const PROCESSES: u32 = 32;

impl CommonLimitArgs {
    /// Returns the limits for what a program does within a CPU time limit.
    pub fn limits(&self, cpu: Duration) -> Limits {
        Limits {
            wall: self.wall_limit.unwrap_or(cpu.saturating_mul(3)),
            cpu,
            memory: self.memory_limit.0,
            disk: DISK,
            processes: PROCESSES,
            ..Limits::NONE
        }
    }
}

impl LimitArgs {
    /// Returns the limits for a move.
    pub fn limits(&self) -> Limits {
        self.common.limits(self.time_limit)
    }

    /// Returns the folder that programs run in, unless it is temporary; it has room for one game at a time.
    pub fn folder(&self, jobs: u32) -> Result<Option<PathBuf>> {
        let Some(folder) = &self.work_dir else { return Ok(None) };
        ensure!(jobs == 1, "--work-dir: expected --jobs 1, found {jobs}");
        let absolute = fs::canonicalize(folder).with_context(|| format!("cannot use {}", folder.display()))?;
        ensure!(absolute.is_dir(), "cannot use {}: not a folder", folder.display());
        Ok(Some(absolute))
    }

    /// Returns whether all programs run in one folder.
    pub const fn shares_folder(&self) -> bool {
        self.work_dir.is_some()
    }

    /// Returns the program from a source. It cannot read the folder of `records`, if there is one.
    pub fn host(&self, source: &ProgramSource, records: Option<&Path>) -> Result<HostedProgram> {
        HostedProgram::new(source, self.folder(1)?, self.common.confine.confinement()?, self.limits(), records)
    }
}
