//! The jobs of a class's plan: the grading of some submissions.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use suite_grading::class::{ClassPlan, ClassRunner, run_all};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::JobNumbers;

use crate::cli::status::Status;

/// Grades the submissions of some jobs of the plan in a folder.
pub fn run_class(folder: PathBuf, numbers: JobNumbers) -> Result<Status> {
    let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
    let plan = ClassPlan::read(&folder)?;
    let jobs: Vec<_> = numbers.of(&plan.jobs)?.iter().collect();
    let runner = ClassRunner::new(&folder, &plan, &interrupt)?;
    let failed = run_all(&runner, &jobs, 1, None, &interrupt)?;
    ensure!(failed == 0, "{failed} of {} jobs failed", jobs.len());
    Ok(Status::Done)
}
