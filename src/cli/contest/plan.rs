//! `suite contest plan`: cuts a contest into jobs, for an engine to run.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use clap::Args;
use suite_work::interrupt::Interrupt;
use suite_work::{counted, note};

use super::encounters::{Encounter, Encounters};
use super::entry::Entry;
use super::format::Format;
use super::game_arg::{GameArg, Task};
use super::held::{Held, REPORT};
use super::planned::{Conditions, Job, Planned};
use crate::cli::shared::args::SeedArg;
use crate::cli::shared::engine_args::EngineArgs;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::passed::Passed;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};
use suite_grading::submissions::is_collection;

/// Cut a contest into jobs, which run in any order, anywhere, and twice if need be.
///
/// A job is the games of two entries. A plan has all jobs of a round robin. Of Swiss rounds it has the next one, and those before, since the
/// results of a round decide who meets in the next one; so run the same command again when a round is played, and to plan a final.
///
/// The programs of a FOLDER are copied to PLAN, which gets the jobs as plan.jsonl (see docs/json.md); the machines that run jobs have to share
/// it. `suite contest run` does jobs, and `suite contest merge` collects the results. Games that were played already are not played again,
/// but for those of programs that have changed.
#[derive(Args)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    after_help = "\
Example:
  suite contest plan go submissions --anchor greedy --openings 10 --out contest --for slurm
  suite contest plan othello -d 6 submissions --rounds 9 --finals 9 --out contest --for parallel"
)]
pub struct PlanArgs {
    #[command(subcommand)]
    game: GameArg<PlanOptions>,
}

/// The arguments apart from those of the format.
#[derive(Args)]
pub struct PlanOptions {
    /// Built-in players, or the folder or archive that has the entries
    ///
    /// A FOLDER, or an archive of one, has a folder, an archive or a source file for each entry, as for `suite class grade`.
    #[arg(required = true, value_name = "PLAYERS | FOLDER")]
    players: Vec<String>,
    /// Built-in player with the rating 0, who takes part [default: the first one; without one, the average is 0]
    #[arg(long, value_name = "PLAYER")]
    anchor: Option<String>,
    #[command(flatten)]
    seed: SeedArg,
    /// Folder for the plan and its results
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,
    #[command(flatten)]
    engine: EngineArgs,
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        self.game.run(Ok)
    }
}

impl Task for PlanOptions {
    fn run<G, S, X>(self, Passed { parsed: format, words: options }: Passed<Format<S, X>>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let Self { players, anchor, seed, out, engine } = self;
        let earlier = REPORT.seed(&out, G::NAME)?;
        let seed = seed.get_or(earlier);
        let interrupt = Interrupt::catch("there is no new plan")?;
        let entries = Entry::all(&players, anchor.as_deref(), &out, &interrupt)?;
        let held = Held::<G, S, X>::new(&format, entries, anchor.as_deref(), seed, &out)?;
        if !matches!(&players[..], [path] if is_collection(Path::new(path))) {
            // Elsewhere they might change before they play.
            ensure!(!held.has_programs(), "expected built-in players, or the folder or archive that has the programs");
        }
        ensure!(!format.programs.one_by_one(), "--work-dir: the programs of a plan run in temporary folders");
        let conditions = held.conditions(1, true);
        let keyboard = Keyboard::default();
        let games = Encounters::new(&held.entries, &conditions, &keyboard, &interrupt)?;
        let course = held.so_far(&games, &interrupt)?;
        if earlier != Some(seed) {
            held.report(&course)?;
        }
        let name = |entry: usize| held.entries[entry].submission.name.clone();
        let job = |(index, encounter): (usize, &Encounter)| Job {
            number: index + 1,
            stage: encounter.stage.to_owned(),
            entries: encounter.entries.map(name),
            records: encounter.file.clone(),
        };
        let jobs: Vec<_> = course.encounters.iter().enumerate().map(job).collect();
        let due = course.encounters.iter().filter(|encounter| !held.is_played(encounter)).count();
        let conditions = Conditions {
            game: G::NAME.to_owned(),
            suite: env!("CARGO_PKG_VERSION").to_owned(),
            seed,
            options,
            anchor: held.anchor.map(name),
            entries: held.entries.iter().map(|entry| entry.submission.clone()).collect(),
        };
        let planned = Planned { conditions, jobs };
        planned.write(&out)?;
        note!("seed {seed}, {} in {}, {due} to do", counted(planned.jobs.len(), "job"), out.display());
        // Two programs play at a time.
        let memory = if held.has_programs() { format.programs.limits().memory.saturating_mul(2) } else { 0 };
        engine.print(&out, "contest", planned.jobs.len(), memory)?;
        Ok(Status::Done)
    }
}
