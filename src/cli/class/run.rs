//! `suite class run`: does some jobs of a plan.

use std::path::Path;

use anyhow::{Result, ensure};
use clap::Args;
use suite_grading::class::{ClassPlan, ClassRunner, run_all};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::JobNumbers;

use crate::cli::shared::jobs_of_plan::JobsOfPlan;
use crate::cli::shared::status::Status;

/// Do some jobs of a plan, one after the other.
///
/// A job that is done is not done again, and one that was begun is resumed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite class run results --job 1
  suite class run results --job 11-20")]
pub struct Run {
    #[command(flatten)]
    jobs: JobsOfPlan,
}

impl Run {
    pub fn run(self) -> Result<Status> {
        let JobsOfPlan { plan, numbers } = self.jobs;
        run_jobs(&plan, &numbers)
    }
}

/// Does the jobs with these numbers of the plan in a folder.
pub fn run_jobs(folder: &Path, numbers: &JobNumbers) -> Result<Status> {
    let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
    let plan = ClassPlan::read(folder)?;
    let jobs: Vec<_> = numbers.of(&plan.jobs)?.iter().collect();
    let runner = ClassRunner::new(folder, &plan, &interrupt)?;
    let failed = run_all(&runner, &jobs, 1, None, &interrupt)?;
    ensure!(failed == 0, "{failed} of {} jobs failed", jobs.len());
    Ok(Status::Done)
}
