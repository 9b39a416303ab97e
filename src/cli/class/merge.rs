//! `suite class merge`: collects the results of a plan's jobs.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use super::summary::print_summary;
use crate::class::{ClassReport, Plan};
use crate::cli::shared::status::Status;

/// Collect the results of a plan's jobs in its folder, as `suite class grade` does.
///
/// It may be run at any time, and again. Says what is missing, and exits with 1 then. Results of another plan do not count.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite class merge results")]
pub struct Merge {
    /// Folder of the plan
    plan: PathBuf,
    /// Write the page for the teacher to FILE, too, without links to other files
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Merge {
    pub fn run(self) -> Result<Status> {
        let plan = Plan::read(&self.plan)?;
        let report = ClassReport::merge(&self.plan, &plan);
        report.write(&self.plan)?;
        if let Some(path) = &self.html {
            report.page()?.write(path)?;
        }
        print_summary(&report, &self.plan)?;
        Ok(if report.is_complete() { Status::Done } else { Status::No })
    }
}
