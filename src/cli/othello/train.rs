//! `suite othello train`: learns the champion's evaluation, on this machine or in jobs for an engine.

mod fit_errors;
mod lesson_args;
mod lesson_folder;
pub mod lesson_plan;
pub mod merge;
mod plan;
pub mod run;

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use suite_work::interrupt::Interrupt;
use suite_work::{Progress, number_in, output};

use self::fit_errors::print_errors;
use self::lesson_args::LessonArgs;
use self::lesson_folder::LessonFolder;
use crate::cli::jobs::{Merge, Run};
use crate::cli::status::Status;

/// Learn an evaluation for the champion, on 6x6 or 8x8, from games against itself.
///
/// Games come in rounds. They begin with random moves and end with perfect play. The players of the first round
/// evaluate positions by mobility and corners, or by the weights of `--from`; those of later rounds by what was learned
/// so far. After each round the weights of patterns (edges, corners, rows, diagonals) in each stage of the game are
/// fitted to its games and those of the round before. The errors are those of predicted leads in disks (root mean
/// square): in the games learned from, and in a tenth of the games, which is held out.
///
/// The same seed gives the same file. An interrupted run resumes from the games in its folder.
///
/// `suite othello train` plays all games on this machine. Elsewhere `plan` cuts those of a round into jobs, an engine
/// such as Slurm or GNU parallel runs them by `suite run`, and `suite merge` learns from them. The weights are the
/// same.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    after_help = "\
Example:
  suite othello train --data games --out 8x8-ends.weights
  suite othello train -d 6 --rules standard --games 2000 --rounds 2 --seed 7 --data games --out 6x6.weights
  suite othello train --from 8x8-ends.weights --games 60000 --nodes 1000 --rounds 1 --data more --out better.weights
  suite othello train plan --games 100000 --out lesson --for slurm"
)]
pub struct Train {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    lesson: LessonArgs,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = number_in::<u32>(1..=1000))]
    rounds: u32,
    #[command(flatten)]
    files: Option<Files>,
}

#[derive(Subcommand)]
enum Command {
    #[command(hide = true)]
    Merge(Merge),
    Plan(plan::PlanArgs),
    #[command(hide = true)]
    Run(Run),
}

#[derive(Args)]
struct Files {
    /// Folder for the games, made if needed
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// File for the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Train {
    pub fn run(self) -> Result<Status> {
        let Files { data, out } = match (self.command, self.files) {
            (Some(Command::Merge(merge)), _) => return merge.run(),
            (Some(Command::Plan(plan)), _) => return plan.run(),
            (Some(Command::Run(run)), _) => return run.run(),
            (None, files) => files.context("expected --data and --out")?,
        };
        let interrupt = Interrupt::catch("the same command resumes it")?;
        let folder = LessonFolder::claim(data, &self.lesson.document()?, self.lesson.first_players()?.as_ref())?;
        let jobs = folder.lesson.jobs();
        let progress = Progress::shown((self.rounds * jobs) as usize, "jobs");
        let mut weights = folder.players(1)?;
        for round in 1..=self.rounds {
            for job in 0..jobs {
                interrupt.check()?;
                folder.play(round, job, weights.as_ref(), &interrupt)?;
                progress.step();
            }
            interrupt.check()?;
            let fit = folder.fit(round)?;
            progress.suspend(|| print_errors(round, &fit))?;
            weights = Some(fit.weights);
        }
        output::write(&out, &weights.expect("at least one round").to_bytes())?;
        Ok(Status::Done)
    }
}
