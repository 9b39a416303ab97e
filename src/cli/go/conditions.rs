//! The conditions that programs play under.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde::{Deserialize, Serialize};
use suite_go::AnswerFormat;

use crate::cli::option::seconds;
use suite_arena::Limits;

/// What the commands that run programs are told in the same way.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct Conditions {
    /// Read `output.txt` by the letter of the assignment, not as leniently as the course's host does
    #[arg(long)]
    strict: bool,
    /// How much CPU time a move may take
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,
    /// How long a move may take by the clock on the wall [default: 3 times the CPU time]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    wall_limit: Option<Duration>,
    /// How much memory a program and what it starts may hold at a time
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    memory_limit: Option<u64>,
    /// Run all programs in this folder, one game at a time, and leave in it what they leave
    #[arg(long, value_name = "DIR")]
    work_dir: Option<PathBuf>,
}

/// What a program may have on disk, in bytes.
const DISK: u64 = 64 << 20;

impl Conditions {
    /// What a move may take.
    pub fn limits(&self) -> Limits {
        Limits {
            wall: self.wall_limit.unwrap_or(self.time_limit.saturating_mul(3)),
            cpu: self.time_limit,
            memory: self.memory_limit.map_or(u64::MAX, |mebibytes| mebibytes << 20),
            disk: DISK,
            ..Limits::default()
        }
    }

    /// The folder that programs run in, if it is not to be one of their own; there is room in it for one game at a time.
    pub fn folder(&self, jobs: u32) -> Result<Option<PathBuf>> {
        let Some(folder) = &self.work_dir else { return Ok(None) };
        ensure!(jobs == 1, "found --jobs {jobs}, expected 1 with --work-dir");
        let absolute = fs::canonicalize(folder).with_context(|| format!("cannot use {}", folder.display()))?;
        ensure!(absolute.is_dir(), "cannot use {}: it is no folder", folder.display());
        Ok(Some(absolute))
    }

    /// How an answer is read.
    pub const fn reading(&self) -> AnswerFormat {
        if self.strict { AnswerFormat::Strict } else { AnswerFormat::Course }
    }
}
