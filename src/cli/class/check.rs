//! `suite class check`: runs each submission of a class once, before any is graded.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_grading::class::{self, ClassPolicy, try_all};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use super::assignment_arg::AssignmentArg;
use super::class_jobs_arg::ClassJobsArg;
use crate::cli::status::Status;

/// Run each submission of a class once, on a trivial case, and group what does not run by its reason.
///
/// SUBMISSIONS is as for `suite class grade`, which does the same before it grades. Nothing is kept. Exits with 1 if a
/// submission does not run.
#[derive(Args)]
#[command(
    subcommand_value_name = "ASSIGNMENT",
    subcommand_help_heading = "Assignments",
    after_help = "\
Example:
  suite class check squirrel submissions
  suite class check go submissions.zip --jobs 8"
)]
pub struct Check {
    #[command(subcommand)]
    assignment: AssignmentArg<CheckArgs>,
}

/// The arguments apart from those of the assignment.
#[derive(Args)]
pub struct CheckArgs {
    /// Folder or archive of the submissions
    submissions: PathBuf,
    #[command(flatten)]
    jobs: ClassJobsArg,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
}

impl Check {
    pub fn run(self) -> Result<Status> {
        let (CheckArgs { submissions, jobs, quiet }, assignment) = self.assignment.split()?;
        let interrupt = Interrupt::catch("nothing was graded")?;
        let folder = tempfile::tempdir().context("cannot make a folder for copies of the submissions")?;
        let plan = class::plan(folder.path(), &submissions, assignment, ClassPolicy::default(), &interrupt)?;
        let all: Vec<_> = plan.jobs.iter().collect();
        let progress = (!quiet).then(|| Progress::shown(all.len(), "submissions"));
        let report = try_all(folder.path(), &plan, &all, jobs.get(), progress.as_ref(), &interrupt)?;
        drop(progress);
        write!(anstream::stdout().lock(), "{report}")?;
        Ok(if report.is_clean() { Status::Done } else { Status::No })
    }
}
