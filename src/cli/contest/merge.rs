//! `suite contest merge`: collects the results of a plan's jobs.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::ranges;
use suite_work::output::OutputFile;

use super::encounters::{Encounter, Encounters};
use super::format::Format;
use super::game_arg::Task;
use super::held::STAGES;
use super::planned::Planned;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};

/// Collect the results of a plan's jobs in its folder, and print them as `suite contest GAME` does.
///
/// It may be run at any time, and again. Says what is missing, and exits with 1 then. Games of another plan do not count.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite contest merge contest")]
pub struct Merge {
    /// Folder of the plan
    plan: PathBuf,
    /// Write the report to FILE, too, as a page for the browser, with some games
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl Merge {
    pub fn run(self) -> Result<Status> {
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        Planned::read(&self.plan)?.run(|planned| MergeJobs { folder: self.plan, html, planned })
    }
}

/// The jobs whose results are collected.
struct MergeJobs {
    folder: PathBuf,
    html: Option<OutputFile>,
    planned: Planned,
}

impl Task for MergeJobs {
    fn run<G, S, X>(self, Passed { parsed: format, .. }: Passed<Format<S, X>>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let Self { folder, html, planned } = self;
        let interrupt = Interrupt::catch("nothing was merged; the games are kept")?;
        let held = planned.held::<G, S, X>(&format, &folder)?;
        let conditions = held.conditions(1, true);
        let keyboard = Keyboard::default();
        let games = Encounters::new(&held.entries, &conditions, &keyboard, &interrupt)?;
        let course = held.so_far(&games, &interrupt)?;
        let report = held.report(&course)?;
        if let Some(file) = html {
            held.write_page(&report, file)?;
        }
        // Last: its reader may leave early.
        let mut out = anstream::stdout().lock();
        write!(out, "{report}")?;
        if course.is_finished {
            return Ok(Status::Done);
        }
        writeln!(out)?;
        let missing = course.encounters.iter().filter(|encounter| !held.is_played(encounter));
        let missing: BTreeSet<_> = missing.map(|encounter| &encounter.file).collect();
        let due: Vec<_> = planned.jobs.iter().filter(|job| missing.contains(&job.records)).collect();
        if !due.is_empty() {
            let numbers = ranges(due.iter().map(|job| job.number));
            writeln!(out, "not played yet: {} of {} jobs, {numbers}", due.len(), planned.jobs.len())?;
        }
        let is_planned = |encounter: &Encounter| planned.jobs.iter().any(|job| job.records == encounter.file);
        if let Some(next) =
            course.encounters.iter().find(|encounter| !held.is_played(encounter) && !is_planned(encounter))
        {
            let what = if next.stage == STAGES[1] { "the final" } else { "the next round" };
            writeln!(out, "not planned yet: {what}; plan again")?;
        }
        Ok(Status::No)
    }
}
