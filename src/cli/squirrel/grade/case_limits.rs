//! Limits for a case, and the confinement of programs.

use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};
use suite_arena::Limits;

use crate::cli::shared::args::{Memory, memory, seconds};
use crate::cli::shared::confine_arg::ConfineArg;
use crate::cli::shared::in_seconds;
use crate::cli::shared::limit_args::{DISK, PROCESSES};

/// What a program may use for a case.
#[derive(Debug, Clone, Args, Serialize, Deserialize)]
pub struct CaseLimits {
    /// CPU time limit for a case
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    #[serde(with = "in_seconds")]
    case_limit: Duration,
    /// Wall-clock time limit for a case, not counting time spent waiting for a core [default: 3 times the CPU time limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    #[serde(with = "in_seconds::optional")]
    wall_limit: Option<Duration>,
    /// Memory limit for a program with its child processes, such as 512M or 2G
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = memory)]
    memory_limit: Memory,
    /// Confinement of programs: no network, no files but the system's and their own, nothing outside their folder changed
    #[arg(long, value_name = "HOW", default_value = "auto")]
    pub confine: ConfineArg,
}

impl CaseLimits {
    /// Returns the limits for a case.
    pub fn limits(&self) -> Limits {
        Limits {
            wall: self.wall_limit.unwrap_or(self.case_limit.saturating_mul(3)),
            cpu: self.case_limit,
            memory: self.memory_limit.0,
            disk: DISK,
            processes: PROCESSES,
            ..Limits::NONE
        }
    }
}
