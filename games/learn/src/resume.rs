//! Learning that is resumed from a table.

use thiserror::Error;

use crate::json::json;
use crate::table::Persist;
use crate::{Curriculum, Learner, ParseLearnerError, Subject};

impl<T: Persist> Learner<T> {
    /// Parses a learner from JSON, to go on learning in a course, which returns its curriculum for a seed. `seed` is
    /// the seed of the course; `None` is that of the table.
    ///
    /// A table of another curriculum is an error: to resume from it would give a table that no curriculum gives.
    ///
    /// # Errors
    ///
    /// Returns [`ResumeError`] if the text is no table of the course.
    pub fn resume(
        text: &[u8],
        subject: Subject,
        seed: Option<u64>,
        course: impl FnOnce(u64) -> Curriculum,
    ) -> Result<Self, ResumeError> {
        let learner = Self::from_json(text, subject)?;
        let found = learner.curriculum();
        let expected = course(seed.unwrap_or(found.seed));
        if found.seed != expected.seed {
            return Err(ResumeError::Seed { learned: found.seed, found: expected.seed });
        }
        if found.parameters != expected.parameters {
            let [found, expected] = [found, &expected].map(|course| json(&course.parameters));
            return Err(ResumeError::Parameters { found, expected });
        }
        if found.lessons != expected.lessons {
            let [found, expected] = [found, &expected].map(|course| json(&course.lessons));
            return Err(ResumeError::Lessons { found, expected });
        }
        Ok(learner)
    }
}

/// The reason why learning cannot be resumed from a table.
#[derive(Debug, Error)]
pub enum ResumeError {
    /// The text is not a learner's table.
    #[error(transparent)]
    Parse(#[from] ParseLearnerError),
    /// The table was learned with another seed.
    #[error("expected the seed {learned}, with which it was learned, found {found}")]
    Seed {
        /// The seed of the table.
        learned: u64,
        /// The seed of the course.
        found: u64,
    },
    /// The table was learned with other parameters.
    #[error("learned with other parameters: expected {expected}, found {found}")]
    Parameters {
        /// The parameters of the table, as JSON.
        found: String,
        /// The expected parameters, as JSON.
        expected: String,
    },
    /// The table was learned in other lessons.
    #[error("learned in other lessons: expected {expected}, found {found}")]
    Lessons {
        /// The lessons of the table, as JSON.
        found: String,
        /// The expected lessons, as JSON.
        expected: String,
    },
}
