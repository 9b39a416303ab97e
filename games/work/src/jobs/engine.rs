//! Engines that run jobs on many cores or machines: what is to be typed for each.
//!
//! The folder of the plan has to be shared by the machines. Every engine may run a job twice, in any order, or break
//! off: what is done is not done again, and what was begun is resumed.

use std::env;
use std::fs;
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, Result};
use thiserror::Error;

use crate::output;

/// An engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Engine {
    /// Slurm: a script for a job array.
    Slurm,
    /// GNU parallel: a command line.
    Parallel,
    /// HyperQueue: a command line.
    Hyperqueue,
}

/// A name that no engine has.
#[derive(Debug, Error)]
#[error("expected an engine, found `{0}`")]
pub struct UnknownEngine(String);

impl FromStr for Engine {
    type Err = UnknownEngine;

    fn from_str(name: &str) -> Result<Self, UnknownEngine> {
        let found = Self::ALL.into_iter().find(|engine| engine.name() == name);
        found.ok_or_else(|| UnknownEngine(name.to_owned()))
    }
}

/// What is typed to run all jobs of a plan, and to merge their results.
#[derive(Debug, PartialEq, Eq)]
pub struct CommandLines {
    /// Runs all jobs.
    pub run: String,
    /// Merges their results.
    pub merge: String,
}

/// The name of Slurm's script, and of the folder of what its jobs print.
const SCRIPT: &str = "slurm.sh";
const LOGS: &str = "logs";
/// The memory of this program beside those that it runs, in bytes.
const OWN_MEMORY: u64 = 512 << 20;
/// The most elements of a job array, by Slurm's default.
const MOST_ELEMENTS: usize = 1000;

impl Engine {
    /// All engines.
    pub const ALL: [Self; 3] = [Self::Slurm, Self::Parallel, Self::Hyperqueue];

    /// Returns the name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slurm => "slurm",
            Self::Parallel => "parallel",
            Self::Hyperqueue => "hyperqueue",
        }
    }

    /// Returns a few words on what the engine takes.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::Slurm => "Slurm: a script for a job array",
            Self::Parallel => "GNU parallel: a command line",
            Self::Hyperqueue => "HyperQueue: a command line",
        }
    }

    /// Writes what the engine needs to the folder of a plan with this number of jobs, and returns what is to be typed:
    /// jobs are done by `suite run`, and merged by `suite merge`.
    ///
    /// An element of Slurm's array does `batch` jobs, or more if there are too many elements. The programs of a job may
    /// have `memory` bytes.
    ///
    /// # Errors
    ///
    /// A file in the folder that cannot be written, or a path that no command line can have.
    pub fn prepare(self, folder: &Path, jobs: usize, batch: usize, memory: u64) -> Result<CommandLines> {
        let mebibytes = (memory + OWN_MEMORY) >> 20;
        let suite = env::current_exe().context("cannot find this program")?;
        let folder = fs::canonicalize(folder).with_context(|| format!("cannot read {}", folder.display()))?;
        let [suite, place] = [&suite, &folder].map(|path| path.to_string_lossy().into_owned());
        let quote = |words: &[&str]| shlex::try_join(words.iter().copied()).context("a path with a zero byte");
        let line = |verb| quote(&[&suite, verb, &place]);
        let (run, merge) = (line("run")?, line("merge")?);
        match self {
            Self::Slurm => {
                let logs = folder.join(LOGS);
                fs::create_dir_all(&logs).with_context(|| format!("cannot write to {}", logs.display()))?;
                let batch = batch.max(jobs.div_ceil(MOST_ELEMENTS));
                let script = folder.join(SCRIPT);
                output::write(&script, slurm_script(&run, &place, jobs, batch, mebibytes).as_bytes())?;
                let script = quote(&[&script.to_string_lossy()])?;
                Ok(CommandLines {
                    run: format!("array=$(sbatch --parsable {script})"),
                    merge: format!(
                        "sbatch --dependency=afterany:$array --output={} --wrap={}",
                        quote(&[&format!("{place}/{LOGS}/merge.log")])?,
                        quote(&[&merge])?
                    ),
                })
            }
            Self::Parallel => {
                let log = folder.join("parallel.log");
                // By number, jobs of another plan would pass for these.
                output::remove_if_any(&log, fs::remove_file)
                    .with_context(|| format!("cannot replace {}", log.display()))?;
                let log = quote(&[&log.to_string_lossy()])?;
                let run = format!("seq {jobs} | parallel --joblog {log} --resume --resume-failed {run} --job {{}}");
                Ok(CommandLines { run, merge })
            }
            Self::Hyperqueue => {
                let task = quote(&[&format!("exec {run} --job \"$HQ_TASK_ID\"")])?;
                let memory = format!("--resource mem={mebibytes}");
                let run = format!("hq submit --array=1-{jobs} --cpus=1 {memory} --wait -- bash -c {task}");
                Ok(CommandLines { run, merge })
            }
        }
    }
}

/// Returns the script of a job array whose elements do `batch` jobs one after the other.
fn slurm_script(run: &str, folder: &str, jobs: usize, batch: usize, mebibytes: u64) -> String {
    let last = jobs.div_ceil(batch);
    // Slurm takes no quotes in these lines, but a backslash before a space.
    let logs = format!("{folder}/{LOGS}").replace('\\', "\\\\").replace(' ', "\\ ").replace('%', "%%");
    format!(
        "#!/bin/sh
#SBATCH --job-name=suite
#SBATCH --array=1-{last}
#SBATCH --cpus-per-task=1
#SBATCH --mem={mebibytes}M
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output={logs}/%a.log
first=$(( (SLURM_ARRAY_TASK_ID - 1) * {batch} + 1 ))
last=$(( first + {batch} - 1 ))
if [ \"$last\" -gt {jobs} ]; then last={jobs}; fi
# The batch step is told to end before it is killed, and records what is finished.
exec {run} --job \"$first-$last\"
"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_an_array_do_all_jobs() {
        let script = slurm_script("suite run x", "/a b", 25, 10, 2560);
        assert!(script.contains("#SBATCH --array=1-3\n") && script.contains("* 10 + 1"), "{script}");
        assert!(script.contains("-gt 25 ]; then last=25;"), "{script}");
        assert!(script.contains("#SBATCH --output=/a\\ b/logs/%a.log\n"), "{script}");
    }
}
