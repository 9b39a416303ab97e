//! The jobs of a plan that a command does, as the command line names them.

use std::path::PathBuf;

use clap::Args;
use suite_work::jobs::JobNumbers;

/// Some jobs of a plan.
#[derive(Debug, Args)]
pub struct JobsOfPlan {
    /// Folder of the plan
    pub plan: PathBuf,
    /// Number of a job, from 1, or of the first and the last one
    #[arg(long = "job", value_name = "K[-L]")]
    pub numbers: JobNumbers,
}
