//! `suite run` and `suite merge`: do the jobs of a plan, and collect their results. The plan says what they are.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use suite_contest::{Contest, ContestPlan};
use suite_grading::class::ClassPlan;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::{JobNumbers, plan_schema};
use suite_work::output::OutputFile;

use super::class::merge::merge_class;
use super::class::run::run_class;
use super::othello::train::lesson_plan::PLAN_SCHEMA as LESSON_PLAN_SCHEMA;
use super::othello::train::merge::merge_lesson;
use super::othello::train::run::run_lesson;
use super::proving::merge::merge_proof;
use super::proving::proof_plan::PLAN_SCHEMA as PROOF_PLAN_SCHEMA;
use super::proving::run::run_proof;
use super::status::Status;

/// Do some jobs of a plan, one after the other.
///
/// The plan is one of `suite class plan`, `suite contest plan`, `suite othello train plan` or `suite prove plan`. A job
/// that is done is not done again, and one that was begun is resumed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite run results --job 1
  suite run results --job 11-20")]
pub struct Run {
    /// Folder of the plan
    plan: PathBuf,
    /// Number of a job, from 1, or of the first and the last one
    #[arg(long = "job", value_name = "K[-L]")]
    numbers: JobNumbers,
}

/// Collect the results of a plan's jobs in its folder.
///
/// Writes what the command without a plan writes: the grades of a class, the standings of a contest, the weights of a
/// round of training, the certificates of a proof. It may be run at any time, and again. Says what is missing, and
/// exits with 1 then. Results of another plan do not count.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite merge results
  suite merge contest --html contest.html")]
pub struct Merge {
    /// Folder of the plan
    plan: PathBuf,
    /// Write the report of a class or a contest to FILE, too, as a page for the browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// A kind of plan, and what is done with it.
struct PlanKind {
    /// The schema of its first line.
    schema: &'static str,
    /// Does some of the jobs in a folder.
    run: fn(PathBuf, JobNumbers) -> Result<Status>,
    /// Merges their results, and writes a page if there is a file for it.
    merge: fn(PathBuf, Option<PathBuf>) -> Result<Status>,
}

const KINDS: [PlanKind; 4] = [
    PlanKind { schema: ContestPlan::SCHEMA, run: run_contest, merge: merge_contest },
    PlanKind { schema: ClassPlan::SCHEMA, run: run_class, merge: merge_class },
    PlanKind { schema: LESSON_PLAN_SCHEMA, run: run_lesson, merge: merge_lesson },
    PlanKind { schema: PROOF_PLAN_SCHEMA, run: run_proof, merge: merge_proof },
];

/// Returns the kind of the plan in a folder.
fn kind(folder: &Path) -> Result<&'static PlanKind> {
    const COMMANDS: &str = "`suite class plan`, `suite contest plan`, `suite othello train plan` or `suite prove plan`";
    let place = folder.display();
    let schema = plan_schema(folder)?;
    let schema = schema.with_context(|| format!("{place}: found no plan.jsonl; make one with {COMMANDS}"))?;
    let kind = KINDS.iter().find(|kind| kind.schema == schema);
    kind.with_context(|| format!("{place}: expected a plan of {COMMANDS}, found a {schema} document"))
}

impl Run {
    /// Does the jobs.
    pub fn run(self) -> Result<Status> {
        (kind(&self.plan)?.run)(self.plan, self.numbers)
    }
}

impl Merge {
    /// Merges the results.
    pub fn run(self) -> Result<Status> {
        (kind(&self.plan)?.merge)(self.plan, self.html)
    }
}

/// Reads the plan of a contest.
fn planned_contest(folder: PathBuf) -> Result<(ContestPlan, Contest)> {
    let plan = ContestPlan::read(&folder)?;
    let game = suite_catalog::game_named(&plan.conditions().game)?;
    let contest = plan.contest(game, folder)?;
    Ok((plan, contest))
}

/// Plays the games of some jobs of a contest.
fn run_contest(folder: PathBuf, numbers: JobNumbers) -> Result<Status> {
    let (plan, contest) = planned_contest(folder)?;
    let interrupt = Interrupt::catch("what is finished is recorded; the same command goes on")?;
    plan.run(&contest, numbers, &interrupt)?;
    Ok(Status::Done)
}

/// Merges the games of a contest, and prints its standings as `suite contest GAME` does.
fn merge_contest(folder: PathBuf, html: Option<PathBuf>) -> Result<Status> {
    let html = html.as_deref().map(OutputFile::at).transpose()?;
    let (plan, contest) = planned_contest(folder)?;
    let interrupt = Interrupt::catch("nothing was merged; the games are kept")?;
    let (report, missing) = plan.merge(&contest, &interrupt)?;
    if let Some(file) = html {
        contest.page(&report)?.put(file)?;
    }
    // Last: its reader may leave early.
    let mut out = anstream::stdout().lock();
    write!(out, "{report}")?;
    let Some(missing) = missing else { return Ok(Status::Done) };
    write!(out, "\n{missing}")?;
    Ok(Status::No)
}
