//! Limits for programs, and the format of their answers.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_go::AnswerFormat;

use crate::cli::shared::args::{Memory, memory, seconds};
use crate::cli::shared::in_seconds;

/// The options of the commands that run programs.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct LimitArgs {
    /// Accept `output.txt` only in the assignment's exact format, not as leniently as the course's host
    #[arg(long)]
    strict: bool,
    /// CPU time limit for a move
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    time_limit: Duration,
    /// Wall-clock time limit for a move [default: 3 times the CPU time limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    #[serde(with = "in_seconds::optional")]
    wall_limit: Option<Duration>,
    /// Memory limit for a program with its child processes, such as 512M or 2G [default: none]
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    memory_limit: Option<Memory>,
    /// Run programs in DIR, one game at a time, instead of temporary folders
    #[arg(long, value_name = "DIR")]
    work_dir: Option<PathBuf>,
}

/// The bytes that a program may have on disk.
const DISK: u64 = 64 << 20;

impl LimitArgs {
    /// Returns the limits for a move.
    pub fn limits(&self) -> Limits {
        Limits {
            wall: self.wall_limit.unwrap_or(self.time_limit.saturating_mul(3)),
            cpu: self.time_limit,
            memory: self.memory_limit.map_or(u64::MAX, |Memory(bytes)| bytes),
            disk: DISK,
            ..Limits::NONE
        }
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

    /// Returns the format of answers.
    pub const fn reading(&self) -> AnswerFormat {
        if self.strict { AnswerFormat::Strict } else { AnswerFormat::Course }
    }
}
