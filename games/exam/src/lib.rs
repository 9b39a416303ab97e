//! Exams on minimax and alpha-beta, and on the games: questions on random trees and positions, with choices that are
//! what known mistakes lead to.
//!
//! An [`ExamPlan`] draws an [`Exam`] from a seed; each [`Question`] has its answer, a worked solution, and the mistakes
//! behind wrong answers. [`Exam::write`] writes it in a [`Format`]; a [`Key`] has the variants of a class, and marks an
//! [`AnswerSheet`].
//!
//! ```
//! use suite_exam::{Answer, Constraints, ExamPlan, Kind, Subject};
//!
//! let kinds = vec![Kind::Value, Kind::Pruned];
//! let constraints = Constraints::default();
//! let plan = ExamPlan { subject: Subject::AlphaBeta, kinds, count: 4, constraints, choices: 5 };
//! let exam = plan.draw(1)?;
//! let question = &exam.questions[0];
//! assert_eq!(Some(&question.answer), question.solution.value.map(Answer::Number).as_ref());
//! assert_eq!(plan.draw(1), Ok(exam));
//! # Ok::<_, suite_exam::ExamError>(())
//! ```

mod answer;
mod boards;
mod constraints;
mod exam;
mod exhibit;
mod format;
mod key;
mod kind;
mod mark;
mod marks;
mod mistaken_answer;
mod number_range;
mod question;
mod shape;
mod student;
mod subject;
mod topic;
mod trees;
mod worked_solution;

pub use answer::{Answer, BoundValue, Infinite};
pub use boards::BoardPosition;
pub use constraints::{ConstraintError, Constraints, Ties};
pub use exam::{Exam, ExamError, ExamPlan};
pub use exhibit::{Exhibit, ExhibitError, RootPlayer};
pub use format::{Format, FormatError, UnknownFormat};
pub use key::Key;
pub use kind::{Kind, UnknownKind};
pub use mark::Mark;
pub use marks::{AnswerSheet, Marks, MarksError, StudentMarks};
pub use mistaken_answer::MistakenAnswer;
pub use number_range::{NumberRange, ParseRangeError};
pub use question::Question;
pub use shape::{ParseShapeError, Shape};
pub use student::Student;
pub use subject::Subject;
pub use topic::Topic;
pub use worked_solution::WorkedSolution;

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
