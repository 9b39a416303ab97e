//! `suite class plan`: cuts the grading of a class into jobs, for an engine to run.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_grading::class;
use suite_work::interrupt::Interrupt;
use suite_work::{counted, note};

use super::assignment_arg::AssignmentArg;
use super::policy_args::PolicyArgs;
use crate::cli::args::engine_args::EngineArgs;
use crate::cli::status::Status;

/// Cut the grading of a class into jobs, which run in any order, anywhere, and twice if need be.
///
/// SUBMISSIONS is as for `suite class grade`. The submissions are copied to PLAN, which gets the jobs as plan.jsonl
/// (see docs/json.md); the machines that run jobs have to share it. `suite run` does jobs, and `suite merge` collects
/// the results.
#[derive(Args)]
#[command(
    subcommand_value_name = "ASSIGNMENT",
    subcommand_help_heading = "Assignments",
    after_help = "\
Example:
  suite class plan squirrel submissions --out results --for slurm
  suite class plan go submissions.zip --out results --stage 1 --for parallel"
)]
pub struct PlanArgs {
    #[command(subcommand)]
    assignment: AssignmentArg<PlanOptions>,
}

/// The arguments apart from those of the assignment.
#[derive(Args)]
pub struct PlanOptions {
    /// Folder or archive of the submissions
    submissions: PathBuf,
    /// Folder for the plan and its results
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,
    /// Grade the submission of NAME anew, though nothing has changed; may be repeated
    #[arg(long, value_name = "NAME")]
    regrade: Vec<String>,
    #[command(flatten)]
    policy: PolicyArgs,
    #[command(flatten)]
    engine: EngineArgs,
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        let (PlanOptions { submissions, out, regrade, policy, engine }, assignment) = self.assignment.split()?;
        let memory = assignment.rubric.rubric().limits().memory;
        let interrupt = Interrupt::catch("there is no new plan")?;
        let plan = class::plan(&out, &submissions, assignment, policy.policy()?, &interrupt)?;
        class::forget(&out, &plan.of(&regrade)?, &interrupt)?;
        note!("seed {}, {} in {}", plan.conditions.seed, counted(plan.jobs.len(), "job"), out.display());
        for job in &plan.jobs {
            if let Some(problem) = &job.problem {
                note!("cannot be graded: {}: {problem}", job.name);
            }
        }
        engine.print(&out, plan.jobs.len(), memory)?;
        Ok(Status::Done)
    }
}
