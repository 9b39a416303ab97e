//! `suite contest run`: does some jobs of a plan.

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::JobNumbers;
use suite_work::note;

use super::encounters::Encounters;
use super::format::Format;
use super::game_arg::Task;
use super::planned::{Job, Planned};
use crate::cli::shared::jobs_of_plan::JobsOfPlan;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};

/// Do some jobs of a plan, one after the other: play the games of two entries.
///
/// Games that were played already are not played again.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite contest run contest --job 1
  suite contest run contest --job 11-20")]
pub struct Run {
    #[command(flatten)]
    jobs: JobsOfPlan,
}

impl Run {
    pub fn run(self) -> Result<Status> {
        let JobsOfPlan { plan: folder, numbers } = self.jobs;
        Planned::read(&folder)?.run(|planned| RunJobs { folder, planned, numbers })
    }
}

/// The jobs to do.
struct RunJobs {
    folder: PathBuf,
    planned: Planned,
    numbers: JobNumbers,
}

impl Task for RunJobs {
    fn run<G, S, X>(self, Passed { parsed: format, .. }: Passed<Format<S, X>>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let jobs = self.numbers.of(&self.planned.jobs)?;
        let interrupt = Interrupt::catch("what is finished is recorded; the same command goes on")?;
        let held = self.planned.held::<G, S, X>(&format, &self.folder)?;
        let conditions = held.conditions(1, true);
        let keyboard = Keyboard::default();
        let mut games = Encounters::new(&held.entries, &conditions, &keyboard, &interrupt)?;
        let mut run = |job: &Job| {
            let stage = held.stage(&job.stage).with_context(|| format!("found no stage `{}`", job.stage))?;
            let played = games.play(&stage, &[job.pairing(&held.entries)?], None, |_| false)?;
            let is_planned = played.iter().all(|encounter| encounter.file == job.records);
            ensure!(is_planned, "{} is not what was played: plan again", job.records);
            Ok(())
        };
        let mut failed = 0;
        for job in jobs {
            if let Err(error) = run(job) {
                if interrupt.check().is_err() {
                    return Err(interrupt.explain(error));
                }
                failed += 1;
                note!("{} and {}: {error:#}", job.entries[0], job.entries[1]);
            }
        }
        ensure!(failed == 0, "{failed} of {} jobs failed", jobs.len());
        Ok(Status::Done)
    }
}
