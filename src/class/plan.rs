//! Plans: what is to be graded, and how, as JSON lines.

use std::path::Path;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use suite_work::hex;
use suite_work::jobs::PlanFile;

/// What is to be graded, and how.
#[derive(Debug)]
pub struct Plan {
    pub rubric: Rubric,
    /// The options that weigh the parts of the rubric. They change no record, so that no game is played again for them.
    pub points: Vec<String>,
    pub jobs: Vec<Job>,
}

/// The conditions of all jobs.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Rubric {
    pub game: String,
    /// The version of this program.
    pub suite: String,
    pub seed: u64,
    /// The options of the grader.
    pub options: Vec<String>,
    /// The hash of the teacher's own cases.
    pub cases: Option<String>,
}

/// The grading of a submission.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    /// The number in the plan, from 1.
    pub number: u32,
    /// The name of the student.
    pub name: String,
    /// The part of file names that stands for it.
    pub id: String,
    /// The argument that names the program; `None` if there is a problem with the submission.
    pub program: Option<String>,
    /// The SHA-256 of the submission's files.
    pub hash: Option<String>,
    /// Why the submission cannot be graded.
    pub problem: Option<String>,
    /// The SHA-256 of all that the records of the job depend on.
    pub key: String,
}

/// The conditions of all jobs, with what weighs the parts of the rubric.
#[derive(Serialize, Deserialize)]
struct Conditions {
    #[serde(flatten)]
    rubric: Rubric,
    points: Vec<String>,
}

const FILE: PlanFile =
    PlanFile { command: "suite class plan", schema: ("suite/plan", 1), job_schema: ("suite/job", 1) };

/// The schema of the first line of a plan.
pub const PLAN_SCHEMA: &str = FILE.schema.0;

impl Plan {
    /// Reads the plan of a class.
    pub fn read(folder: &Path) -> Result<Self> {
        FILE.read(folder).map(Self::new)
    }

    /// Reads the plan of a class if it has one.
    pub fn read_if_any(folder: &Path) -> Result<Option<Self>> {
        Ok(FILE.read_if_any(folder)?.map(Self::new))
    }

    fn new((Conditions { rubric, points }, jobs): (Conditions, Vec<Job>)) -> Self {
        Self { rubric, points, jobs }
    }

    /// Writes the plan of a class.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let conditions = Conditions { rubric: self.rubric.clone(), points: self.points.clone() };
        FILE.write(folder, &conditions, &self.jobs)
    }

    /// Returns the command line that goes on with the grading of a program.
    pub fn resuming(&self, program: &str) -> Vec<String> {
        let words = [&*self.rubric.game, "grade", program].map(str::to_owned).into_iter();
        words.chain(self.points.clone()).collect()
    }

    /// Returns the command line that begins the grading of a program.
    pub fn beginning(&self, program: &str) -> Vec<String> {
        let seed = format!("--seed={}", self.rubric.seed);
        self.resuming(program).into_iter().chain([seed]).chain(self.rubric.options.clone()).collect()
    }
}

impl Rubric {
    /// Returns the key of a job: the hash of all that its records depend on.
    pub fn key(&self, name: &str, program: Option<&str>, hash: Option<&str>) -> Result<String> {
        Ok(hex(&Sha256::digest(serde_json::to_vec(&(self, name, program, hash))?)))
    }
}
