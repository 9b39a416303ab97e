//! `suite class merge`: collects the results of a plan's jobs.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use suite_grading::class::{ClassPlan, ClassReport};

use super::summary::print_summary;
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
        merge(&self.plan, self.html.as_deref())
    }
}

/// Collects the results of the plan in a folder. The page for the teacher is written to the file `html`, too.
pub fn merge(folder: &Path, html: Option<&Path>) -> Result<Status> {
    let plan = ClassPlan::read(folder)?;
    let report = ClassReport::merge(folder, &plan);
    report.write(folder)?;
    if let Some(path) = html {
        report.page()?.write(path)?;
    }
    print_summary(&report, folder)?;
    Ok(if report.is_complete() { Status::Done } else { Status::No })
}
