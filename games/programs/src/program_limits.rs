//! The limits of programs and their confinement, as records and plans have them.

use std::fs;
use std::path::{self, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use suite_arena::Limits;
use suite_work::{Memory, in_seconds};

use crate::{ConfinementChoice, ProgramSetup};

/// The limits of programs that are run for moves.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ProgramLimits {
    /// The CPU time for a move.
    #[serde(with = "in_seconds")]
    pub time_limit: Duration,
    /// The limits of all programs.
    #[serde(flatten)]
    pub common: CommonLimits,
    /// The folder to run programs in, one game at a time, instead of temporary folders.
    pub work_dir: Option<PathBuf>,
}

/// The limits of all programs, whatever they are run for.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CommonLimits {
    /// The wall-clock time, not counting time spent waiting for a core; 3 times the CPU time by default.
    #[serde(with = "in_seconds::optional")]
    pub wall_limit: Option<Duration>,
    /// The memory for a program with its child processes.
    pub memory_limit: Memory,
    /// How programs are confined.
    #[serde(default)]
    pub confine: ConfinementChoice,
    /// How programs are set up.
    #[serde(flatten)]
    pub setup: ProgramSetup,
    /// The files that programs cannot read, such as those that earlier gradings have written beside them.
    #[serde(skip)]
    pub private: Vec<PathBuf>,
}

/// The usual CPU time for a move.
const TIME_LIMIT: Duration = Duration::from_secs(10);
/// The usual memory for a program.
const MEMORY_LIMIT: Memory = Memory(2 << 30);
/// The bytes that a program may have on disk.
const DISK: u64 = 64 << 20;
/// The processes that a program may have at a time.
const PROCESSES: u32 = 32;

impl Default for CommonLimits {
    /// 2 GiB of memory.
    fn default() -> Self {
        Self {
            wall_limit: None,
            memory_limit: MEMORY_LIMIT,
            confine: ConfinementChoice::default(),
            setup: ProgramSetup::default(),
            private: Vec::new(),
        }
    }
}

impl Default for ProgramLimits {
    /// 10 seconds for a move.
    fn default() -> Self {
        Self { time_limit: TIME_LIMIT, common: CommonLimits::default(), work_dir: None }
    }
}

impl CommonLimits {
    /// Returns the command-line options for what differs from the defaults, each with its value in one word.
    pub fn options(&self) -> impl Iterator<Item = String> {
        let Self { wall_limit, memory_limit, confine, ref setup, private: _ } = *self;
        let wall = wall_limit.map(|time| format!("--wall-limit={}", time.as_secs_f64()));
        let memory = (memory_limit != MEMORY_LIMIT).then(|| format!("--memory-limit={memory_limit}"));
        let is_usual = confine == ConfinementChoice::default();
        let confine = (!is_usual).then(|| format!("--confine={}", confine.name()));
        [wall, memory, confine].into_iter().flatten().chain(setup.options())
    }

    /// Returns the limits for what a program does within a CPU time limit.
    #[must_use]
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

impl ProgramLimits {
    /// Returns the command-line options for what differs from the defaults, each with its value in one word.
    pub fn options(&self) -> impl Iterator<Item = String> {
        let time = (self.time_limit != TIME_LIMIT).then(|| format!("--time-limit={}", self.time_limit.as_secs_f64()));
        let folder = self.work_dir.as_ref().map(|folder| format!("--work-dir={}", folder.display()));
        time.into_iter().chain(self.common.options()).chain(folder)
    }

    /// Returns the limits for a move.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.common.limits(self.time_limit)
    }

    /// Returns the folder that programs run in, unless it is temporary; it has room for one game at a time.
    ///
    /// # Errors
    ///
    /// A folder that cannot be used, or several games at a time in it.
    pub fn folder(&self, jobs: u32) -> Result<Option<PathBuf>> {
        let Some(folder) = &self.work_dir else { return Ok(None) };
        ensure!(jobs == 1, "--work-dir: expected --jobs 1, found {jobs}");
        // The canonical paths of Windows begin with `\\?\`, where many programs cannot run.
        let absolute = if cfg!(windows) { path::absolute(folder) } else { fs::canonicalize(folder) };
        let absolute = absolute.with_context(|| format!("cannot use {}", folder.display()))?;
        ensure!(absolute.is_dir(), "cannot use {}: not a folder", folder.display());
        Ok(Some(absolute))
    }

    /// Returns whether all programs run in one folder.
    #[must_use]
    pub const fn shares_folder(&self) -> bool {
        self.work_dir.is_some()
    }
}
