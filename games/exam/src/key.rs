//! The key of an exam: the variants of all students, with their answers.

use serde::{Deserialize, Serialize};

use crate::{Exam, ExamError, ExamPlan, Student};

/// The key of an exam: the variants of all students, with their answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    /// The seed of the exam, from which those of the variants follow.
    pub seed: u64,
    /// The variants; a single one without a student if all students have the same questions.
    pub exams: Vec<Exam>,
}

impl Key {
    /// Draws a variant for each student, with a seed of its own.
    ///
    /// # Errors
    ///
    /// An [`ExamError`] if there are no such questions, or no trees for them.
    pub fn draw(
        plan: &ExamPlan,
        seed: u64,
        students: impl IntoIterator<Item = (Student, u64)>,
    ) -> Result<Self, ExamError> {
        let variant = |(student, seed)| Ok(Exam { student: Some(student), ..plan.draw(seed)? });
        Ok(Self { seed, exams: students.into_iter().map(variant).collect::<Result<_, _>>()? })
    }
}

/// An exam that all students write is its own key.
impl From<Exam> for Key {
    fn from(exam: Exam) -> Self {
        Self { seed: exam.seed, exams: vec![exam] }
    }
}
