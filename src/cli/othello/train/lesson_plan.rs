//! Plans of lessons: what is learned, and the games of a round as jobs.

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use suite_work::jobs::{PlanFile, ensure_of_this_version};

use super::lesson_folder::{LessonDocument, LessonFolder, games_file};

/// A plan: a round of a lesson, and its games as jobs.
pub struct LessonPlan {
    pub conditions: LessonConditions,
    pub jobs: Vec<LessonJob>,
}

/// What all jobs have in common.
#[derive(Serialize, Deserialize)]
pub struct LessonConditions {
    /// The version of this program.
    pub suite: String,
    #[serde(flatten)]
    pub lesson: LessonDocument,
    pub round: u32,
}

/// Games to play.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonJob {
    /// The number in the plan, from 1.
    pub number: u32,
    /// The file for the games.
    pub games: String,
}

const FILE: PlanFile = PlanFile {
    command: "suite othello train plan",
    schema: ("suite/lesson-plan", 1),
    job_schema: ("suite/lesson-job", 1),
};

/// The schema of the first line of a plan.
pub const PLAN_SCHEMA: &str = FILE.schema.0;

impl LessonPlan {
    /// Plans the games of a round.
    pub fn new(folder: &LessonFolder, lesson: LessonDocument, round: u32) -> Self {
        let conditions = LessonConditions { suite: env!("CARGO_PKG_VERSION").to_owned(), lesson, round };
        Self { conditions, jobs: jobs(folder, round) }
    }

    /// Reads the plan in a folder; returns it with the folder of its lesson.
    pub fn read(folder: PathBuf) -> Result<(Self, LessonFolder)> {
        let (conditions, found) = FILE.read::<LessonConditions, _>(&folder)?;
        ensure_of_this_version(&conditions.suite)?;
        let folder = LessonFolder::of(folder, &conditions.lesson)?;
        ensure!(found == jobs(&folder, conditions.round), "the jobs are not those of the lesson: plan again");
        Ok((Self { conditions, jobs: found }, folder))
    }

    /// Writes the plan to a folder.
    pub fn write(&self, folder: &Path) -> Result<()> {
        FILE.write(folder, &self.conditions, &self.jobs)
    }

    /// Returns the jobs whose games have not been played.
    pub fn due(&self, folder: &LessonFolder) -> impl Iterator<Item = &LessonJob> {
        self.jobs.iter().filter(|job| !folder.is_played(self.conditions.round, job.number - 1))
    }
}

/// Returns the games of a round as jobs.
fn jobs(folder: &LessonFolder, round: u32) -> Vec<LessonJob> {
    (0..folder.lesson.jobs()).map(|job| LessonJob { number: job + 1, games: games_file(round, job) }).collect()
}
