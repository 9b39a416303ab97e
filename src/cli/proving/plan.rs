//! `suite prove plan`: cuts the next level of a proof into jobs, for an engine to run.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use suite_proof::Resources;
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::{Progress, counted, note};

use super::go::GoArgs;
use super::make_args::tell;
use super::othello::OthelloArgs;
use super::proof_folder::ProofFolder;
use super::proof_plan::ProofPlan;
use super::proof_question::ProofQuestion;
use crate::cli::args::engine_args::EngineArgs;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::solver_watch::SolverWatch;
use crate::cli::status::Status;

/// Cut the next level of a proof into jobs, which run in any order, anywhere, and twice if need be.
///
/// The positions of a level arise by the moves of the one before, so run the same command again when a level is merged,
/// to plan the next one. The first time, it solves the game, by `--threads` threads; a job has one thread, and a table
/// of at most `--memory`.
///
/// PLAN gets the jobs as plan.jsonl (see docs/json.md); the machines that run jobs have to share it. `suite run` does
/// jobs, and `suite merge` collects their moves. When none is missing, it writes the certificates to PLAN, too.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Example:
  suite prove plan othello --size 6 --memory 8G --out proof --for slurm
  suite prove plan go --exact --out proof --for parallel"
)]
pub struct PlanArgs {
    #[command(subcommand)]
    game: Game,
}

#[derive(Subcommand)]
enum Game {
    Go(PlanGo),
    Othello(PlanOthello),
}

/// Cut the next level of a proof of Little-Go into jobs.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite prove plan go --exact --memory 2G --out proof --for parallel")]
struct PlanGo {
    #[command(flatten)]
    question: GoArgs,
    #[command(flatten)]
    level: LevelArgs,
}

/// Cut the next level of a proof of Othello into jobs.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite prove plan othello --size 6 --memory 8G --out proof --for slurm")]
struct PlanOthello {
    #[command(flatten)]
    question: OthelloArgs,
    #[command(flatten)]
    level: LevelArgs,
}

/// The options for the jobs of a level.
#[derive(Args)]
struct LevelArgs {
    /// Folder for the plan and what is proved
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,
    /// Most jobs of a level
    #[arg(long, value_name = "N", default_value = "100", value_parser = positive::<usize>)]
    jobs: usize,
    #[command(flatten)]
    engine: EngineArgs,
    #[command(flatten)]
    solver: SolverArgs,
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        match self.game {
            Game::Go(plan) => plan.level.run(plan.question.question()),
            Game::Othello(plan) => plan.level.run(plan.question.question()),
        }
    }
}

impl LevelArgs {
    fn run(self, question: ProofQuestion) -> Result<Status> {
        let Self { out, jobs, engine, solver } = self;
        fs::create_dir_all(&out).with_context(|| format!("cannot create {}", out.display()))?;
        let resources = Resources { bytes: solver.bytes(), threads: solver.threads() };
        let progress = Progress::new(0, "positions");
        let interrupt = Interrupt::catch("nothing was planned")?;
        let watch = SolverWatch::new(&progress, &interrupt);
        let folder = ProofFolder::open(out.clone(), question, resources, watch)?;
        let Some(level) = folder.open_level(&progress, &interrupt)? else {
            let certificates = folder.certificates()?;
            drop(progress);
            tell(&certificates)?;
            return Ok(Status::Done);
        };
        drop(progress);
        let plan = ProofPlan::new(question, level, folder.known(), jobs, resources.bytes);
        plan.write(&out)?;
        let (all, due) = (plan.jobs.len(), plan.due(&out).count());
        note!("{}, {} in {}, {due} to do", plan.conditions.level(), counted(all, "job"), out.display());
        engine.print(&out, all, resources.bytes)?;
        Ok(Status::Done)
    }
}
