//! `suite class plan`: cuts the grading of a class into jobs, for an engine to run.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use super::assignment_arg::AssignmentArg;
use crate::class::{self, Engine};
use crate::cli::shared::args::positive;
use crate::cli::shared::status::Status;
use crate::interrupt::Interrupt;
use crate::note::note;

/// Cut the grading of a class into jobs, which run in any order, anywhere, and twice if need be.
///
/// SUBMISSIONS is as for `suite class grade`. The submissions are copied to PLAN, which gets the jobs as plan.jsonl (see docs/json.md); the
/// machines that run jobs have to share it. `suite class run` does jobs, and `suite class merge` collects the results.
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
    /// Engine that will run the jobs; prints what to type
    #[arg(long = "for", value_name = "ENGINE")]
    engine: Option<Engine>,
    /// Number of jobs that an element of Slurm's job array does, so that it runs for minutes
    #[arg(long, value_name = "N", default_value = "5", value_parser = positive::<usize>)]
    batch: usize,
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        let (PlanOptions { submissions, out, engine, batch }, assignment) = self.assignment.split()?;
        let memory = assignment.memory;
        let interrupt = Interrupt::catch("there is no new plan")?;
        let plan = class::plan(&out, &submissions, assignment, &interrupt)?;
        note!("seed {}, {} jobs in {}", plan.rubric.seed, plan.jobs.len(), out.display());
        for job in &plan.jobs {
            if let Some(problem) = &job.problem {
                note!("cannot be graded: {}: {problem}", job.name);
            }
        }
        if let Some(engine) = engine {
            let lines = engine.prepare(&out, &plan, batch, memory)?;
            let mut stdout = anstream::stdout().lock();
            writeln!(stdout, "{}\n{}", lines.run, lines.merge)?;
        }
        Ok(Status::Done)
    }
}
