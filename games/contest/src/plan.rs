//! Plans of contests: who takes part, under which conditions, and who meets whom.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use suite_programs::Submission;
use suite_tabletop::AnyGame;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::{JobNumbers, PlanFile, ensure_of_this_version, not_yet};
use suite_work::{ChecksumKey, note};

use crate::contest::STAGES;
use crate::encounters::{Encounter, PlayOptions};
use crate::{Contest, ContestConditions, ContestEntry, ContestReport};

/// A plan: a contest, and the encounters that are its jobs.
#[derive(Debug)]
pub struct ContestPlan {
    header: PlanHeader,
    jobs: Vec<ContestJob>,
}

/// What all jobs have in common.
#[derive(Debug, Serialize, Deserialize)]
struct PlanHeader {
    /// The version of this program.
    suite: String,
    #[serde(flatten)]
    conditions: ContestConditions,
    entries: Vec<Submission>,
}

/// An encounter to play.
#[derive(Debug, Serialize, Deserialize)]
pub struct ContestJob {
    /// The number in the plan, from 1.
    pub number: usize,
    /// The stage of the contest.
    pub stage: String,
    /// The names of the entries.
    pub entries: [String; 2],
    /// The file of the records, whose name has the hash of all that they depend on.
    pub records: String,
}

/// What is missing before a planned contest is finished.
#[derive(Debug)]
pub struct MissingGames {
    /// The numbers of the jobs with games to play, and the number of all jobs.
    jobs: (Vec<usize>, usize),
    /// What comes next and is not planned yet.
    next: Option<&'static str>,
}

const FILE: PlanFile =
    PlanFile { command: "suite contest plan", schema: ("suite/contest-plan", 2), job_schema: ("suite/contest-job", 1) };

impl ContestPlan {
    /// The schema of the first line of a plan.
    pub const SCHEMA: &str = FILE.schema.0;

    /// Plans a contest, as far as it is known who meets whom, and writes the plan to its folder. Returns it with the
    /// number of jobs that have games to play.
    ///
    /// # Errors
    ///
    /// Records that are not those of the contest, an I/O error, or an interrupt.
    pub fn make(contest: &Contest, interrupt: &Interrupt) -> Result<(Self, usize)> {
        let state = contest.so_far(interrupt)?;
        if Contest::earlier_seed(contest.folder(), contest.game())? != Some(contest.conditions().seed) {
            // With the seed, to go on with.
            contest.report(&state)?;
        }
        let entries = contest.entries();
        let job = |(index, encounter): (usize, &Encounter)| ContestJob {
            number: index + 1,
            stage: encounter.stage.to_owned(),
            entries: encounter.entries.map(|entry| entries[entry].name().to_owned()),
            records: encounter.file.clone(),
        };
        let jobs: Vec<_> = state.encounters.iter().enumerate().map(job).collect();
        let due = state.encounters.iter().filter(|encounter| !contest.is_played(encounter)).count();
        let header = PlanHeader {
            suite: env!("CARGO_PKG_VERSION").to_owned(),
            conditions: ContestConditions {
                anchor: contest.anchor().map(str::to_owned),
                ..contest.conditions().clone()
            },
            entries: entries.iter().map(|entry| entry.submission.clone()).collect(),
        };
        FILE.write(contest.folder(), &header, &jobs)?;
        Ok((Self { header, jobs }, due))
    }

    /// Reads the plan in a folder.
    ///
    /// # Errors
    ///
    /// A folder without a plan or without a key, or a plan that cannot be read, was edited, or is of another version of
    /// this program.
    pub fn read(folder: &Path) -> Result<Self> {
        let (header, jobs) = FILE.read::<PlanHeader, _>(folder)?;
        ChecksumKey::open(folder)?;
        ensure_of_this_version(&header.suite)?;
        Ok(Self { header, jobs })
    }

    /// Returns the conditions of the contest.
    #[must_use]
    pub const fn conditions(&self) -> &ContestConditions {
        &self.header.conditions
    }

    /// Returns the jobs.
    #[must_use]
    pub fn jobs(&self) -> &[ContestJob] {
        &self.jobs
    }

    /// Returns the contest that is planned in a folder.
    ///
    /// # Errors
    ///
    /// A program that has changed since it was planned, or a game that is not that of the plan.
    pub fn contest(&self, game: &'static dyn AnyGame, folder: PathBuf) -> Result<Contest> {
        let PlanHeader { conditions, entries, .. } = &self.header;
        let entries = entries.iter().map(|entry| ContestEntry::of_plan(game, &folder, entry));
        Contest::new(game, conditions.clone(), entries.collect::<Result<_>>()?, folder)
    }

    /// Does some jobs, one after the other: plays the games that have not been played before. What fails is told, and
    /// keeps no other job from being done.
    ///
    /// # Errors
    ///
    /// Numbers that the jobs do not have, the number of jobs that failed, or an interrupt.
    pub fn run(&self, contest: &Contest, numbers: JobNumbers, interrupt: &Interrupt) -> Result<()> {
        let jobs = numbers.of(&self.jobs)?;
        let mut games = contest.encounters(PlayOptions { jobs: 1, quiet: true, audience: &(), interrupt })?;
        let mut run = |job: &ContestJob| {
            let stage = contest.stage(&job.stage).with_context(|| format!("found no stage `{}`", job.stage))?;
            let played = games.play(&stage, &[job.pairing(contest.entries())?], None, |_| false)?;
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
        Ok(())
    }

    /// Collects what has been played, writes the report to the folder of the contest, and returns it with what is
    /// missing, unless the contest is finished.
    ///
    /// # Errors
    ///
    /// Records that are not those of the contest, an I/O error, or an interrupt.
    pub fn merge(&self, contest: &Contest, interrupt: &Interrupt) -> Result<(ContestReport, Option<MissingGames>)> {
        let state = contest.so_far(interrupt)?;
        let report = contest.report(&state)?;
        if state.is_finished {
            return Ok((report, None));
        }
        let missing: Vec<_> = state.encounters.iter().filter(|encounter| !contest.is_played(encounter)).collect();
        let files: BTreeSet<_> = missing.iter().map(|encounter| &encounter.file).collect();
        let due = self.jobs.iter().filter(|job| files.contains(&job.records)).map(|job| job.number);
        let is_planned = |encounter: &Encounter| self.jobs.iter().any(|job| job.records == encounter.file);
        let next = missing.iter().find(|encounter| !is_planned(encounter));
        let next = next.map(|next| if next.stage == STAGES[1] { "the final" } else { "the next round" });
        Ok((report, Some(MissingGames { jobs: (due.collect(), self.jobs.len()), next })))
    }
}

impl ContestJob {
    /// Returns the indices of the entries that meet.
    fn pairing(&self, entries: &[ContestEntry]) -> Result<[usize; 2]> {
        let index = |name: &String| {
            let place = entries.iter().position(|entry| entry.name() == name);
            place.with_context(|| format!("found no entry `{name}`"))
        };
        let [first, second] = &self.entries;
        Ok([index(first)?, index(second)?])
    }
}

/// Formats what is missing, in a line for each kind.
impl fmt::Display for MissingGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (due, jobs) = &self.jobs;
        if !due.is_empty() {
            writeln!(f, "{}", not_yet("played", due, *jobs))?;
        }
        match self.next {
            Some(next) => writeln!(f, "not planned yet: {next}; plan again"),
            None => Ok(()),
        }
    }
}
