//! Plans of proofs: the next level of a proof, and its positions as jobs.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use suite_proof::{OpenLevel, Resources, Subject};
use suite_work::counted;
use suite_work::jobs::{PlanFile, ensure_of_this_version};

use super::proof_question::ProofQuestion;

/// A plan: a level of a proof, and its positions as jobs.
pub struct ProofPlan {
    pub conditions: ProofConditions,
    pub jobs: Vec<ProofJob>,
}

/// What all jobs have in common.
#[derive(Serialize, Deserialize)]
pub struct ProofConditions {
    /// The version of this program.
    suite: String,
    /// The game, as certificates name it.
    game: String,
    exact: bool,
    cut: u32,
    /// The claim to which the level belongs.
    claim: String,
    placements_left: u32,
    /// The number of positions of the level.
    positions: usize,
    /// The number of moves of all levels before.
    pub known: usize,
    /// The most bytes of the table of the solver that does a job.
    memory: u64,
}

/// Positions to prove.
#[derive(Serialize, Deserialize)]
pub struct ProofJob {
    /// The number in the plan, from 1.
    pub number: usize,
    /// The number of its first position on the level, from 0.
    first: usize,
    /// The number of its positions.
    positions: usize,
}

const FILE: PlanFile =
    PlanFile { command: "suite prove plan", schema: ("suite/proof-plan", 1), job_schema: ("suite/proof-job", 1) };

/// The schema of the first line of a plan.
pub const PLAN_SCHEMA: &str = FILE.schema.0;

impl ProofPlan {
    /// Plans a level, which follows the first `known` moves, in at most `most_jobs` jobs, each by a solver with a table
    /// of at most `memory` bytes.
    pub fn new(question: ProofQuestion, level: OpenLevel, known: usize, most_jobs: usize, memory: u64) -> Self {
        let conditions = ProofConditions {
            suite: env!("CARGO_PKG_VERSION").to_owned(),
            game: question.subject.to_string(),
            exact: question.exact,
            cut: question.cut,
            claim: level.claim.to_string(),
            placements_left: level.placements_left,
            positions: level.positions,
            known,
            memory,
        };
        Self { conditions, jobs: jobs(level.known..level.positions, most_jobs) }
    }

    /// Reads the plan in a folder.
    pub fn read(folder: &Path) -> Result<Self> {
        let (conditions, jobs) = FILE.read::<ProofConditions, _>(folder)?;
        ensure_of_this_version(&conditions.suite)?;
        Ok(Self { conditions, jobs })
    }

    /// Writes the plan to a folder.
    pub fn write(&self, folder: &Path) -> Result<()> {
        FILE.write(folder, &self.conditions, &self.jobs)
    }

    /// Returns the jobs whose moves are not in the folder, or not all of them.
    pub fn due(&self, folder: &Path) -> impl Iterator<Item = &ProofJob> {
        let has_moves = move |job: &ProofJob| {
            let file = fs::metadata(self.conditions.moves_file(folder, job));
            file.is_ok_and(|file| file.len() >= job.positions as u64)
        };
        self.jobs.iter().filter(move |job| !has_moves(job))
    }

    /// Returns the moves of all jobs, which are not due.
    pub fn moves(&self, folder: &Path) -> Result<Vec<u8>> {
        let moves = self.jobs.iter().map(|job| {
            let path = self.conditions.moves_file(folder, job);
            let moves = fs::read(&path).with_context(|| path.display().to_string())?;
            let (expected, found) = (job.positions, moves.len());
            ensure!(expected == found, "{}: expected {expected} moves, found {found}", path.display());
            Ok(moves)
        });
        Ok(moves.collect::<Result<Vec<_>>>()?.concat())
    }
}

impl ProofConditions {
    /// Returns the question that the proof answers.
    pub fn question(&self) -> Result<ProofQuestion> {
        let subject = Subject::parse(&self.game);
        let subject = subject.with_context(|| format!("expected a game such as `go 5`, found {:?}", self.game))?;
        Ok(ProofQuestion { subject, exact: self.exact, cut: self.cut })
    }

    /// Returns the resources of the solver that does a job: one thread, as engines give a job one core.
    pub const fn resources(&self) -> Resources {
        Resources { bytes: self.memory, threads: 1 }
    }

    /// Returns whether a level is the one that is planned.
    pub fn is_for(&self, level: OpenLevel) -> bool {
        (self.placements_left, self.positions) == (level.placements_left, level.positions)
            && self.claim == level.claim.to_string()
    }

    /// Returns the level in words.
    pub fn level(&self) -> String {
        let Self { claim, placements_left, positions, .. } = self;
        format!("{}, {claim}: {} with {placements_left} placements left", self.game, counted(*positions, "position"))
    }

    /// Returns the file for the moves of a job in the folder of a plan. It is named by the positions, since the job
    /// with the same number in another plan may have others.
    pub fn moves_file(&self, plan: &Path, job: &ProofJob) -> PathBuf {
        let player = self.claim.split(' ').next().unwrap_or_default();
        plan.join(format!("{player}-{}/{}-{}", self.placements_left, job.first, job.first + job.positions - 1))
    }
}

impl ProofJob {
    /// Returns the places of its positions on the level but for the first ones, whose moves are known.
    pub const fn rest(&self, known: usize) -> Range<usize> {
        self.first + known..self.first + self.positions
    }
}

/// Cuts positions into jobs of the same size, but for the last one.
fn jobs(positions: Range<usize>, most_jobs: usize) -> Vec<ProofJob> {
    let size = positions.len().div_ceil(most_jobs).max(1);
    let firsts = positions.clone().step_by(size);
    let job = |(number, first)| ProofJob { number, first, positions: size.min(positions.end - first) };
    (1..).zip(firsts).map(job).collect()
}
