//! Plans: what is to be graded, and how, as JSON lines.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};

use anyhow::Result;
use itertools::Itertools;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use suite_programs::{ProgramSource, SourceFile, Surroundings};
use suite_work::jobs::PlanFile;
use suite_work::{ChecksumKey, hex};

use super::ClassPolicy;
use super::failure_reason::refusal_reason;
use crate::grading_conditions::grade_arguments;
use crate::submissions::Provenance;
use crate::{AnyRubric, Feedback, PartPoints, Rubric};

/// What is to be graded, and how.
#[derive(Debug)]
pub struct ClassPlan {
    /// The conditions of all jobs.
    pub conditions: ClassConditions,
    /// The points for parts that weigh differently. They change no record, so that no game is played again for them.
    pub points: Vec<PartPoints>,
    /// How much students are told. It changes no record either.
    pub feedback: Feedback,
    /// What is decided besides.
    pub policy: ClassPolicy,
    /// The gradings, one for each submission.
    pub jobs: Vec<ClassJob>,
    /// The key of the results in the folder of the class.
    pub key: ChecksumKey,
}

/// The conditions of all jobs.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ClassConditions {
    /// The version of this program.
    pub suite: String,
    /// The seed of all gradings.
    pub seed: u64,
    /// The rubric with its options. The teacher's own cases are in the folder of the class.
    pub rubric: AnyRubric,
    /// The SHA-256 of the teacher's own cases.
    pub cases: Option<String>,
}

/// The grading of a submission.
#[derive(Debug, Serialize, Deserialize)]
pub struct ClassJob {
    /// The number in the plan, from 1.
    pub number: u32,
    /// The name of the student, or a pseudonym.
    pub name: String,
    /// The name that the pseudonym stands for, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_name: Option<String>,
    /// The part of file names that stands for it.
    pub id: String,
    /// The path of the program, or of the file with the functions, in the folder of the class; `None` if there is a
    /// problem with the submission.
    pub program: Option<String>,
    /// The SHA-256 of the submission's files.
    pub hash: Option<String>,
    /// Why the submission cannot be graded.
    pub problem: Option<String>,
    /// The seed, if it is not that of all gradings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// What an export tells of it.
    #[serde(default, skip_serializing_if = "Provenance::is_empty")]
    pub provenance: Provenance,
    /// What compiles, starts and confines the program where it was planned.
    #[serde(default)]
    pub surroundings: Surroundings,
    /// The SHA-256 of all that the records of the job depend on.
    pub key: String,
}

/// The first line: the conditions of all jobs, with the points for parts that weigh differently, and what is decided
/// besides.
#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(flatten)]
    conditions: ClassConditions,
    points: Vec<PartPoints>,
    #[serde(default, skip_serializing_if = "Feedback::is_default")]
    feedback: Feedback,
    #[serde(default, skip_serializing_if = "ClassPolicy::is_empty")]
    policy: ClassPolicy,
}

const FILE: PlanFile =
    PlanFile { command: "suite class plan", schema: ("suite/plan", 2), job_schema: ("suite/job", 2) };

impl ClassPlan {
    /// The schema of the first line of a plan.
    pub const SCHEMA: &str = FILE.schema.0;

    /// Reads the plan of a class.
    ///
    /// # Errors
    ///
    /// A folder without a plan or without a key, or a plan that cannot be read or was edited.
    pub fn read(folder: &Path) -> Result<Self> {
        let (Header { conditions, points, feedback, policy }, jobs) = FILE.read(folder)?;
        Ok(Self { conditions, points, feedback, policy, jobs, key: ChecksumKey::open(folder)? })
    }

    /// Returns why submissions cannot be graded, with the names of those that it concerns; the most frequent reason
    /// first.
    #[must_use]
    pub fn refusals(&self) -> Vec<(&str, Vec<String>)> {
        let refused = self.jobs.iter().filter_map(|job| Some((job.problem.as_deref()?, job.name.clone())));
        let by_reason = refused.map(|(problem, name)| (refusal_reason(problem), name)).into_group_map();
        by_reason.into_iter().sorted_by_key(|(reason, names)| (Reverse(names.len()), *reason)).collect()
    }

    /// Reads the conditions and the jobs of a class that has a plan.
    ///
    /// # Errors
    ///
    /// A plan that cannot be read or was edited.
    pub(super) fn earlier(folder: &Path) -> Result<Option<(ClassConditions, Vec<ClassJob>)>> {
        let earlier = FILE.read_if_any::<Header, _>(folder)?;
        Ok(earlier.map(|(Header { conditions, .. }, jobs)| (conditions, jobs)))
    }

    /// Writes the plan of a class.
    ///
    /// # Errors
    ///
    /// A folder that cannot be written to.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let Self { conditions, points, feedback, policy, .. } = self;
        let (conditions, points, policy) = (conditions.clone(), points.clone(), policy.clone());
        let header = Header { conditions, points, feedback: *feedback, policy };
        FILE.write(folder, &header, &self.jobs)
    }

    /// Returns the arguments that go on with the grading of a program.
    #[must_use]
    pub fn resuming(&self, program: &str) -> Vec<String> {
        let rubric = self.conditions.rubric.rubric();
        let words = [rubric.game().to_owned(), "grade".to_owned(), self.argument(program)];
        let points = self.points.iter().map(PartPoints::option);
        words.into_iter().chain(points).chain(self.feedback.option()).collect()
    }

    /// Returns the arguments that begin the grading of a program, by the seed of a student who has one.
    #[must_use]
    pub fn beginning(&self, program: &str, seed: Option<u64>) -> Vec<String> {
        let rubric = self.conditions.rubric.rubric();
        let seed = seed.unwrap_or(self.conditions.seed);
        let words = grade_arguments(rubric, [&*self.argument(program)], seed, &self.points);
        words.into_iter().chain(self.feedback.option()).collect()
    }

    /// Returns the argument that names a program.
    fn argument(&self, program: &str) -> String {
        let option = if self.conditions.rubric.rubric().calls_functions() { "--functions=" } else { "" };
        format!("{option}{program}")
    }
}

impl ClassJob {
    /// Returns the name of the student, also if a pseudonym stands for it.
    #[must_use]
    pub fn own_name(&self) -> &str {
        self.own_name.as_ref().unwrap_or(&self.name)
    }

    /// Returns all names by which the submission is known.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        [&self.name, &self.id].into_iter().chain(&self.own_name).map(String::as_str)
    }

    /// Returns the program's path in the folder of a class.
    pub(super) fn path(&self, folder: &Path) -> Option<PathBuf> {
        Some(folder.join(self.program.as_deref()?))
    }

    /// Returns what the program is started from, in the folder of a class.
    pub(super) fn source(&self, folder: &Path, rubric: &dyn Rubric) -> Option<ProgramSource> {
        let pattern = rubric.common().setup.file.as_ref();
        let file = SourceFile::at(&self.path(folder)?, rubric.program_names(), pattern)?.ok()?;
        Some(ProgramSource::File(SourceFile { interpreter: self.surroundings.interpreter.clone(), ..file }))
    }
}

impl ClassConditions {
    /// Returns the key of a job, which may have a seed of its own: the hash of all that its records depend on.
    pub(super) fn key(
        &self,
        name: &str,
        program: Option<&str>,
        hash: Option<&str>,
        surroundings: &Surroundings,
        seed: Option<u64>,
    ) -> Result<String> {
        let mut all = serde_json::to_vec(&(self, name, program, hash, surroundings))?;
        if let Some(seed) = seed {
            all.extend(seed.to_le_bytes());
        }
        Ok(hex(&Sha256::digest(all)))
    }
}
