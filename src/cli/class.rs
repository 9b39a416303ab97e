//! `suite class`: the submissions of a whole class.

mod assignment_arg;
mod check;
mod class_jobs_arg;
mod export;
mod grade;
pub mod merge;
mod package;
mod plan;
mod policy_args;
pub mod run;
mod summary;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::jobs::{Merge, Run};
use super::status::Status;

/// Grade the submissions of a whole class, on one machine or on many.
///
/// `check` finds out whether the programs run at all. `grade` does everything on one machine. Elsewhere `plan` cuts the
/// work into jobs, an engine such as Slurm or GNU parallel runs them by `suite run`, and `suite merge` collects their
/// results. `export` hands the source files over to MOSS or JPlag.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    subcommand_required = true,
    after_help = "\
Example:
  suite class grade squirrel submissions --out results
  suite class plan go submissions.zip --out results --for slurm
  suite merge results"
)]
pub struct Class {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(Box<check::Check>),
    Export(export::Export),
    Grade(Box<grade::Grade>),
    #[command(hide = true)]
    Merge(Merge),
    Package(Box<package::Package>),
    Plan(Box<plan::PlanArgs>),
    #[command(hide = true)]
    Run(Run),
}

impl Class {
    /// Runs the subcommand.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Command::Check(check) => check.run(),
            Command::Export(export) => export.run(),
            Command::Grade(grade) => grade.run(),
            Command::Merge(merge) => merge.run(),
            Command::Package(package) => package.run(),
            Command::Plan(plan) => plan.run(),
            Command::Run(run) => run.run(),
        }
    }
}
