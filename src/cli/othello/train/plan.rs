//! `suite othello train plan`: cuts the games of a round into jobs, for an engine to run.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_work::{counted, note};

use super::lesson_args::LessonArgs;
use super::lesson_folder::LessonFolder;
use super::lesson_plan::LessonPlan;
use crate::cli::args::engine_args::EngineArgs;
use crate::cli::status::Status;

/// Cut the games of a round into jobs, which run in any order, anywhere, and twice if need be.
///
/// A job is 50 games. The players of a round evaluate positions by the weights of the one before, so run the same
/// command again when a round is merged, to plan the next one.
///
/// PLAN gets the jobs as plan.jsonl (see docs/json.md); the machines that run jobs have to share it. `suite run` does
/// jobs, and `suite merge` learns from their games.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello train plan --games 100000 --out lesson --for slurm
  suite othello train plan -d 6 --rules standard --out lesson --for parallel")]
pub struct PlanArgs {
    #[command(flatten)]
    lesson: LessonArgs,
    /// Folder for the plan, the games and the weights
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,
    #[command(flatten)]
    engine: EngineArgs,
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        let Self { lesson, out, engine } = self;
        let document = lesson.document()?;
        let folder = LessonFolder::claim(out.clone(), &document, lesson.first_players()?.as_ref())?;
        let round = folder.next_round();
        let plan = LessonPlan::new(&folder, document, round);
        plan.write(&out)?;
        let (jobs, due) = (plan.jobs.len(), plan.due(&folder).count());
        note!("round {round}, {} in {}, {due} to do", counted(jobs, "job"), out.display());
        // There are no programs of others.
        engine.print(&out, jobs, 0)?;
        Ok(Status::Done)
    }
}
