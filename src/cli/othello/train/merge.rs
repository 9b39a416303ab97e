//! `suite othello train merge`: learns from the games of a plan's jobs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_work::jobs::ranges;
use suite_work::note;

use super::planned::Planned;
use super::print_errors;
use crate::cli::shared::status::Status;

/// Fit weights to the games of a plan's jobs and those of the round before, and print the errors.
///
/// Writes them to the folder of the plan, as round-1.weights for the first round. It may be run again. Says which games are missing, and
/// exits with 1 then.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello train merge lesson")]
pub struct Merge {
    /// Folder of the plan
    plan: PathBuf,
}

impl Merge {
    pub fn run(self) -> Result<Status> {
        let (planned, folder) = Planned::read(self.plan)?;
        let round = planned.conditions.round;
        let due: Vec<_> = planned.due(&folder).map(|job| job.number as usize).collect();
        if !due.is_empty() {
            let (count, jobs) = (due.len(), planned.jobs.len());
            let numbers = ranges(due.into_iter());
            writeln!(anstream::stdout().lock(), "not played yet: {count} of {jobs} jobs, {numbers}")?;
            return Ok(Status::No);
        }
        let fit = folder.fit(round)?;
        note!("wrote {}; plan again for round {}", folder.weights_file(round).display(), round + 1);
        print_errors(round, &fit)?;
        Ok(Status::Done)
    }
}
