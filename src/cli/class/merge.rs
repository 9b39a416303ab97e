//! The results of the jobs of a class's plan.

use std::path::PathBuf;

use anyhow::Result;
use suite_grading::class::{ClassPlan, ClassReport};

use super::summary::print_summary;
use crate::cli::status::Status;

/// Collects the results of the plan's jobs in a folder, as `suite class grade` does. The page for the teacher is
/// written to a file, too, without links to others, if there is one.
pub fn merge_class(folder: PathBuf, html: Option<PathBuf>) -> Result<Status> {
    let plan = ClassPlan::read(&folder)?;
    let report = ClassReport::merge(&folder, &plan)?;
    report.write(&folder)?;
    if let Some(path) = &html {
        report.page()?.write(path)?;
    }
    print_summary(&report, &folder)?;
    Ok(if report.is_complete() { Status::Done } else { Status::No })
}
