//! `suite othello train run`: does some jobs of a plan.

use anyhow::Result;
use clap::Args;
use suite_work::interrupt::Interrupt;

use super::planned::Planned;
use crate::cli::shared::jobs_of_plan::JobsOfPlan;
use crate::cli::shared::status::Status;

/// Do some jobs of a plan, one after the other: play games to learn from.
///
/// Games that were played already are not played again.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello train run lesson --job 1
  suite othello train run lesson --job 11-20")]
pub struct Run {
    #[command(flatten)]
    jobs: JobsOfPlan,
}

impl Run {
    pub fn run(self) -> Result<Status> {
        let JobsOfPlan { plan, numbers } = self.jobs;
        let (planned, folder) = Planned::read(plan)?;
        let round = planned.conditions.round;
        let jobs = numbers.of(&planned.jobs)?;
        let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
        let weights = folder.players(round)?;
        for job in jobs {
            interrupt.check()?;
            folder.play(round, job.number - 1, weights.as_ref(), &interrupt)?;
        }
        Ok(Status::Done)
    }
}
