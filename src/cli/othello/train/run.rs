//! The jobs of a lesson's plan: games to learn from.

use std::path::PathBuf;

use anyhow::Result;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::JobNumbers;

use super::lesson_plan::LessonPlan;
use crate::cli::status::Status;

/// Plays the games of some jobs of the plan in a folder, unless they were played already.
pub fn run_lesson(folder: PathBuf, numbers: JobNumbers) -> Result<Status> {
    let (plan, folder) = LessonPlan::read(folder)?;
    let round = plan.conditions.round;
    let jobs = numbers.of(&plan.jobs)?;
    let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
    let weights = folder.players(round)?;
    for job in jobs {
        interrupt.check()?;
        folder.play(round, job.number - 1, weights.as_ref(), &interrupt)?;
    }
    Ok(Status::Done)
}
