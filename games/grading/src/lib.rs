//! Grading by the rubrics of assignments: programs of students, one by one or by the class.
//!
//! A [`Rubric`] says what is asked of a program, and what its answers are worth. One [`GradingRun`] carries out the
//! gradings by all of them: it resumes, runs cases and games in parallel, records each as it ends, and makes the
//! [`GradingReport`]. A new rubric is a file in `rubrics`, and a line in the list there.
//!
//! | concept | items |
//! |---|---|
//! | what is asked, and the points for it | [`Rubric`], [`RubricPart`], [`Section`], [`SectionRecord`] |
//! | its options, for command lines | [`RubricKind`], [`Timed`] |
//! | the rubrics of the assignments | [`rubrics`] |
//! | a grading: conditions, folder, run | [`GradingConditions`], [`GradingStore`], [`grade()`], [`GradingRun`] |
//! | what came of it | [`GradingState`], [`GradingReport`], [`Note`], [`Part`], [`Unit`], [`Detail`], [`Failure`] |
//! | how much of it a student is told | [`Feedback`] |
//! | what is refused, and has no points | [`RefusedGrading`] |
//! | parts that weigh differently | [`PartPoints`] |
//! | for other services | [`GradescopeResults`], [`PrairielearnResults`], [`markus_results`], [`markus_refusal`] |
//! | submissions of many, found and copied | [`submissions`] |
//! | when they came | [`Timestamp`] |
//! | whole classes: plans, jobs, results | [`class`] |
//!
//! It knows no command line. Functions that return [`anyhow::Error`] are for commands, which only print the error.

pub mod class;
mod evidence;
mod failure;
mod feedback;
mod further_cases;
mod game_failure;
mod gradescope;
mod grading;
mod grading_conditions;
mod grading_report;
mod grading_run;
mod grading_state;
mod grading_store;
mod markus;
mod mistake_name;
mod note;
mod part;
mod part_points;
mod prairielearn;
mod program;
mod refused_grading;
mod report_page;
mod rubric;
mod rubric_kind;
pub mod rubrics;
mod section;
mod section_records;
mod shown_paths;
mod smallest_case;
pub mod submissions;
mod timestamp;

pub use evidence::Evidence;
pub use failure::Failure;
pub use feedback::{Feedback, UnknownFeedback};
pub use gradescope::GradescopeResults;
pub use grading::{UnfinishedGrading, grade};
pub use grading_conditions::GradingConditions;
pub use grading_report::{GRADE_SCHEMA, GradingReport};
pub use grading_run::{GradingRun, RunOptions};
pub use grading_state::GradingState;
pub use grading_store::GradingStore;
pub use markus::{markus_refusal, markus_results};
pub use note::Note;
pub use part::{Detail, Part, RubricPart, Unit};
pub use part_points::PartPoints;
pub use prairielearn::PrairielearnResults;
use program::{parse_program, program_source};
pub use refused_grading::RefusedGrading;
pub use rubric::Rubric;
pub use rubric_kind::{RubricKind, Timed};
pub use rubrics::AnyRubric;
pub use section::{Section, SectionRecord};
pub use timestamp::{Timestamp, TimestampError};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
