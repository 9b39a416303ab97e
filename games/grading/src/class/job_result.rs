//! The results of jobs, as they are kept.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use suite_work::document::{self, Document};
use suite_work::{input, output};
use thiserror::Error;

use super::{ClassJob, ClassPlan, RESULTS, SubmissionGrade};
use crate::PartPoints;

/// The result of a job.
#[derive(Debug, Serialize, Deserialize)]
pub struct JobResult {
    /// The key of the job.
    pub key: String,
    /// The points for parts that weigh differently.
    pub points: Vec<PartPoints>,
    pub graded: SubmissionGrade,
}

/// Why there is no result of a job.
#[derive(Debug, Error)]
pub enum NoResult {
    #[error("not graded yet")]
    Missing,
    #[error("{} is the result of another plan", .0.display())]
    OtherPlan(PathBuf),
    #[error("cannot be read: {0:#}")]
    Unreadable(anyhow::Error),
}

const SCHEMA: (&str, u32) = ("suite/result", 2);

impl JobResult {
    /// Reads the result of a job.
    ///
    /// # Errors
    ///
    /// [`NoResult`] if there is none, or if it is that of another plan.
    pub fn read(folder: &Path, plan: &ClassPlan, job: &ClassJob) -> Result<Self, NoResult> {
        let path = path(folder, job);
        if fs::symlink_metadata(&path).is_err() {
            return Err(NoResult::Missing);
        }
        let read = input::ensure_regular(&path)
            .and_then(|()| input::read(&path, |text| document::parse::<Self>(text, SCHEMA.0, SCHEMA.1)));
        let result = read.map_err(NoResult::Unreadable)?;
        if result.key != job.key || result.points != plan.points {
            return Err(NoResult::OtherPlan(path));
        }
        Ok(result)
    }

    /// Writes the result of a job, whole or not at all.
    pub fn write(&self, folder: &Path, job: &ClassJob) -> anyhow::Result<()> {
        let mut text = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, self).print(&mut text)?;
        Ok(output::write(&path(folder, job), &text)?)
    }
}

fn path(folder: &Path, job: &ClassJob) -> PathBuf {
    folder.join(RESULTS).join(format!("{}.json", job.id))
}
