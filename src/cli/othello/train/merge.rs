//! The weights that are learned from the games of a plan's jobs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use suite_work::jobs::not_yet;
use suite_work::note;

use super::fit_errors::print_errors;
use super::lesson_plan::LessonPlan;
use crate::cli::status::Status;

/// Fits weights to the games of the plan's jobs in a folder and those of the round before, writes them there, and
/// prints the errors; or says which games are missing. A lesson has no page.
pub fn merge_lesson(folder: PathBuf, html: Option<PathBuf>) -> Result<Status> {
    ensure!(html.is_none(), "--html: training has no page");
    let (plan, folder) = LessonPlan::read(folder)?;
    let round = plan.conditions.round;
    let due: Vec<_> = plan.due(&folder).map(|job| job.number as usize).collect();
    if !due.is_empty() {
        writeln!(anstream::stdout().lock(), "{}", not_yet("played", &due, plan.jobs.len()))?;
        return Ok(Status::No);
    }
    let fit = folder.fit(round)?;
    note!("wrote {}; plan again for round {}", folder.weights_file(round).display(), round + 1);
    print_errors(round, &fit)?;
    Ok(Status::Done)
}
