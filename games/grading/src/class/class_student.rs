//! A student of a class, with what came of the submission.

use std::path::Path;

use itertools::Itertools;
use serde::Serialize;

use super::job_result::{JobResult, NoResult};
use super::{ClassJob, ClassPlan, GradingOutcome, SubmissionGrade};
use crate::GradingState;

/// A student, or a group.
#[derive(Debug, Serialize)]
pub struct ClassStudent {
    /// The name.
    pub name: String,
    /// The part of file names that stands for it.
    pub id: String,
    /// The name that a pseudonym stands for, which only the file of names tells.
    #[serde(skip)]
    pub own_name: Option<String>,
    /// The number of the job.
    pub job: u32,
    /// The seed, if it is not that of all gradings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// How far its grading has come.
    pub state: GradingState,
    /// The points and the rest of the grading; none of a submission that is not graded.
    #[serde(flatten)]
    pub graded: Option<SubmissionGrade>,
    /// Why the submission was not graded.
    pub problem: Option<String>,
}

impl ClassStudent {
    pub(super) fn new(folder: &Path, plan: &ClassPlan, job: &ClassJob) -> Self {
        let (state, graded, problem) = match (&job.problem, JobResult::read(folder, plan, job)) {
            (Some(problem), _) => (GradingState::Refused, None, Some(problem.clone())),
            (None, Ok(JobResult { grading: GradingOutcome::Graded(graded), .. })) => {
                (GradingState::Graded, Some(*graded), None)
            }
            (None, Ok(JobResult { grading: GradingOutcome::Refused { problem }, .. })) => {
                (GradingState::Refused, None, Some(problem))
            }
            (None, Err(no_result @ NoResult::Missing)) => (GradingState::Missing, None, Some(no_result.to_string())),
            (None, Err(no_result)) => (GradingState::Missing, None, Some(format!("result refused: {no_result}"))),
        };
        let ClassJob { name, own_name, id, number, seed, .. } = job;
        let (name, own_name, id) = (name.clone(), own_name.clone(), id.clone());
        Self { name, own_name, id, job: *number, seed: *seed, state, graded, problem }
    }

    /// Returns the names of the parts without points about which the teacher has to decide, if there are any.
    #[must_use]
    pub fn undecided(&self) -> Option<String> {
        let parts = self.graded.iter().flat_map(|graded| &graded.parts).filter(|part| part.is_undecided);
        Some(parts.map(|part| &part.name).join(", ")).filter(|names| !names.is_empty())
    }

    /// Returns why the submission was not graded, or what the teacher has to decide about.
    pub(super) fn problem_in_words(&self) -> Option<String> {
        self.problem.clone().or_else(|| Some(format!("undecided: {}", self.undecided()?)))
    }

    /// Returns the student's points in the part with a name.
    #[must_use]
    pub fn points_in(&self, part: &str) -> Option<f64> {
        self.graded.as_ref()?.parts.iter().find(|own| own.name == part).map(|part| part.points)
    }
}
