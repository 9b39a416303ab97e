//! The results of jobs, as they are kept.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use suite_work::document::{self, Document};
use suite_work::{ChecksumError, input, output};
use thiserror::Error;

use super::{ClassJob, ClassPlan, GradingOutcome, RESULTS};
use crate::{Feedback, PartPoints};

/// The result of a job.
#[derive(Debug, Serialize, Deserialize)]
pub struct JobResult {
    /// The key of the job.
    pub key: String,
    /// The points for parts that weigh differently.
    pub points: Vec<PartPoints>,
    /// How much the student was told.
    #[serde(default, skip_serializing_if = "Feedback::is_default")]
    pub feedback: Feedback,
    pub grading: GradingOutcome,
}

/// Why there is no result of a job.
#[derive(Debug, Error)]
pub enum NoResult {
    #[error("not graded yet")]
    Missing,
    #[error("{} is the result of another plan", .0.display())]
    OtherPlan(PathBuf),
    #[error("{}: {error}; job {job} is to be run again", path.display())]
    Unverified { path: PathBuf, job: u32, error: ChecksumError },
    #[error("cannot be read: {0:#}")]
    Unreadable(anyhow::Error),
}

const SCHEMA: (&str, u32) = ("suite/result", 3);

impl JobResult {
    /// Reads the result of a job.
    ///
    /// # Errors
    ///
    /// [`NoResult`] if there is none, or if it was changed by hand or is that of another plan.
    pub fn read(folder: &Path, plan: &ClassPlan, job: &ClassJob) -> Result<Self, NoResult> {
        let path = path(folder, job);
        if fs::symlink_metadata(&path).is_err() {
            return Err(NoResult::Missing);
        }
        let text = input::read_own(&path, |text| str::from_utf8(text).map(str::to_owned));
        let text = text.map_err(NoResult::Unreadable)?;
        let content = plan.key.verify(&place(job), text.trim_end());
        let content = content.map_err(|error| NoResult::Unverified { path: path.clone(), job: job.number, error })?;
        let parsed = document::parse::<Self>(content.as_bytes(), SCHEMA.0, SCHEMA.1);
        let result = parsed.map_err(|error| NoResult::Unreadable(error.into()))?;
        if result.key != job.key || result.points != plan.points || result.feedback != plan.feedback {
            return Err(NoResult::OtherPlan(path));
        }
        Ok(result)
    }

    /// Writes the result of a job, whole or not at all.
    pub fn write(&self, folder: &Path, plan: &ClassPlan, job: &ClassJob) -> anyhow::Result<()> {
        let line = plan.key.sign(&place(job), &Document::new(SCHEMA.0, SCHEMA.1, self))?;
        Ok(output::write(&path(folder, job), (line + "\n").as_bytes())?)
    }
}

/// Returns what the result of a job is signed for: that of no other student. The key in it tells the plan.
fn place(job: &ClassJob) -> String {
    format!("result of {}", job.id)
}

fn path(folder: &Path, job: &ClassJob) -> PathBuf {
    folder.join(RESULTS).join(format!("{}.json", job.id))
}
