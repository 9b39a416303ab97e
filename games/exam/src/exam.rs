//! An exam: questions drawn from a seed.

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use suite_arena::seeded_rng;
use thiserror::Error;

use crate::{ConstraintError, Constraints, Kind, Question, Student, Subject};

/// What an exam is to be like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExamPlan {
    /// The subject.
    pub subject: Subject,
    /// The kinds of questions, which take turns.
    pub kinds: Vec<Kind>,
    /// The number of questions.
    pub count: usize,
    /// What trees have to be like; ignored if the subject is a game.
    pub constraints: Constraints,
    /// The most choices of a question, with the right one; 0 for none.
    pub choices: usize,
}

/// An exam: questions drawn from a seed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exam {
    /// The seed.
    pub seed: u64,
    /// The student whose variant it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub student: Option<Student>,
    /// The questions.
    pub questions: Vec<Question>,
}

/// A reason why an exam cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ExamError {
    /// There are no such questions on the subject.
    #[error(
        "questions on {}: expected one of {}, found {}",
        .subject.name(), .subject.kinds().iter().map(|kind| kind.name()).join(", "), .kind.name()
    )]
    Kind {
        /// The subject.
        subject: Subject,
        /// The kind.
        kind: Kind,
    },
    /// No tree was found for a question.
    #[error("question {number}, {}: {error}", .kind.name())]
    Question {
        /// The number of the question, counted from 1.
        number: usize,
        /// Its kind.
        kind: Kind,
        /// What is wrong.
        error: ConstraintError,
    },
}

impl ExamPlan {
    /// Draws the exam of a seed. A question follows from the seed and its number alone, so that a longer exam begins
    /// with the same ones.
    ///
    /// # Errors
    ///
    /// An [`ExamError`] if there are no such questions, or no trees for them.
    pub fn draw(&self, seed: u64) -> Result<Exam, ExamError> {
        let subject = self.subject;
        if let Some(&kind) = self.kinds.iter().find(|kind| !subject.kinds().contains(kind)) {
            return Err(ExamError::Kind { subject, kind });
        }
        let kinds = if self.kinds.is_empty() { subject.kinds() } else { &self.kinds };
        let question = |number: usize| {
            let kind = kinds[(number - 1) % kinds.len()];
            let source = || seeded_rng(seed, number as u64);
            Question::draw(format!("q{number}"), subject, kind, &self.constraints, self.choices, source)
                .map_err(|error| ExamError::Question { number, kind, error })
        };
        Ok(Exam { seed, student: None, questions: (1..=self.count).map(question).collect::<Result<_, _>>()? })
    }
}

impl Exam {
    /// Returns the title.
    pub(crate) fn title(&self) -> &'static str {
        self.questions.first().map_or("Exam", |question| question.subject.title())
    }
}
