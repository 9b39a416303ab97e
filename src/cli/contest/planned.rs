//! Plans of contests: who takes part, under which conditions, and who meets whom.

use std::path::Path;

use anyhow::{Context, Result};
use clap::{Args, Parser};
use serde::{Deserialize, Serialize};
use suite_work::jobs::{PlanFile, ensure_of_this_version};

use super::entry::Entry;
use super::format::Format;
use super::game_arg::GameArg;
use super::game_arg::Task;
use super::held::Held;
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};
use suite_programs::Submission;

/// A plan: the conditions, and the encounters that are jobs.
pub struct Planned {
    pub conditions: Conditions,
    pub jobs: Vec<Job>,
}

/// What all jobs have in common.
#[derive(Serialize, Deserialize)]
pub struct Conditions {
    pub game: String,
    /// The version of this program.
    pub suite: String,
    pub seed: u64,
    /// The options of the contest's format.
    pub options: Vec<String>,
    /// The entry with the rating 0.
    pub anchor: Option<String>,
    pub entries: Vec<Submission>,
}

/// An encounter to play.
#[derive(Serialize, Deserialize)]
pub struct Job {
    /// The number in the plan, from 1.
    pub number: usize,
    pub stage: String,
    /// The names of the entries.
    pub entries: [String; 2],
    /// The file of the records, whose name has the hash of all that they depend on.
    pub records: String,
}

const FILE: PlanFile =
    PlanFile { command: "suite contest plan", schema: ("suite/contest-plan", 1), job_schema: ("suite/contest-job", 1) };

/// The command line of a game with the options of a plan, and no arguments of a command.
#[derive(Parser)]
#[command(no_binary_name = true)]
struct Options {
    #[command(subcommand)]
    game: GameArg<NoArgs>,
}

#[derive(Args)]
struct NoArgs {}

impl Planned {
    /// Reads the plan in a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let (conditions, jobs) = FILE.read::<Conditions, _>(folder)?;
        ensure_of_this_version(&conditions.suite)?;
        Ok(Self { conditions, jobs })
    }

    /// Writes the plan to a folder.
    pub fn write(&self, folder: &Path) -> Result<()> {
        FILE.write(folder, &self.conditions, &self.jobs)
    }

    /// Runs a task on the contest.
    pub fn run<T: Task>(self, task: impl FnOnce(Self) -> T) -> Result<Status> {
        let words = [&self.conditions.game].into_iter().chain(&self.conditions.options);
        let Options { game } = Options::try_parse_from(words).context("the options of the plan")?;
        game.run(|NoArgs {}| Ok(task(self)))
    }

    /// Returns the contest.
    pub fn held<'a, G, S, X>(&self, format: &'a Format<S, X>, folder: &'a Path) -> Result<Held<'a, G, S, X>>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let Conditions { seed, anchor, entries, .. } = &self.conditions;
        let entries = entries.iter().map(|entry| Entry::of_plan(folder, entry)).collect::<Result<_>>()?;
        Held::new(format, entries, anchor.as_deref(), *seed, folder)
    }
}

impl Job {
    /// Returns the indices of the entries that meet.
    pub fn pairing<P: BuiltInPlayer>(&self, entries: &[Entry<P>]) -> Result<[usize; 2]> {
        let index = |name: &String| {
            let place = entries.iter().position(|entry| entry.submission.name == *name);
            place.with_context(|| format!("found no entry `{name}`"))
        };
        let [first, second] = &self.entries;
        Ok([index(first)?, index(second)?])
    }
}
