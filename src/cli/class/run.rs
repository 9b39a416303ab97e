//! `suite class run`: does some jobs of a plan.

use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Result, ensure};
use clap::Args;

use crate::class::{Plan, Runner, run_all};
use crate::cli::shared::args::positive;
use crate::cli::shared::status::Status;
use crate::interrupt::Interrupt;

/// Do some jobs of a plan, one after the other.
///
/// A job that is done is not done again, and one that was begun is resumed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite class run results --job 1
  suite class run results --job 11-20")]
pub struct Run {
    /// Folder of the plan
    plan: PathBuf,
    /// Number of a job, from 1, or of the first and the last one
    #[arg(long, value_name = "K[-L]")]
    job: Numbers,
}

/// The first and the last number of jobs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers(u32, u32);

impl FromStr for Numbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        Ok(Self(positive(first)?, positive(last)?))
    }
}

impl Run {
    pub fn run(self) -> Result<Status> {
        let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
        let plan = Plan::read(&self.plan)?;
        let jobs: Vec<_> = plan.jobs(self.job.0, self.job.1)?.iter().collect();
        let runner = Runner::new(&self.plan, &plan, &interrupt)?;
        let failed = run_all(&runner, &jobs, 1, None, &interrupt)?;
        ensure!(failed == 0, "{failed} of {} jobs failed", jobs.len());
        Ok(Status::Done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_one_or_two() {
        assert_eq!("7".parse(), Ok(Numbers(7, 7)));
        assert_eq!("7-12".parse(), Ok(Numbers(7, 12)));
        for wrong in ["", "0", "-1", "1-", "-", "1-2-3", "x"] {
            assert!(wrong.parse::<Numbers>().is_err(), "{wrong}");
        }
    }
}
