//! Whole classes: the submissions of an assignment, graded as jobs that run in any order, anywhere, twice.
//!
//! Everything of a class lies in one folder. The submissions are copied into it, and the [`ClassPlan`] has a
//! [`ClassJob`] for each. A [`ClassRunner`] does a job by the command that grades a single submission, and keeps its
//! result. The results make the [`ClassReport`], with what the teacher has decided: the [`ClassPolicy`], and overrides.
//! Nothing here knows the rules of a game.

mod assignment;
mod batch;
mod class_files;
mod class_plan;
mod class_policy;
mod class_report;
mod class_runner;
mod class_student;
mod enrollment;
mod failure_reason;
mod feedback_template;
mod feedback_texts;
mod final_grade;
mod final_section;
mod gradebooks;
mod grading_outcome;
mod job_result;
mod late_rule;
mod leftovers;
mod name_list;
mod number;
mod overrides;
mod package;
mod planner;
mod plots;
mod quartiles;
mod regrade;
mod roster;
mod source_export;
mod spreadsheet;
mod submission_grade;
mod teacher_page;
mod trial;

pub use assignment::Assignment;
pub use batch::run_all;
pub use class_files::NAMES;
pub use class_plan::{ClassConditions, ClassJob, ClassPlan};
pub use class_policy::{ClassPolicy, FeedbackTemplate};
pub use class_report::{ClassReport, CommonMistake};
pub use class_runner::{ClassRunner, end_with};
pub use class_student::ClassStudent;
pub use enrollment::{Enrollment, EnrollmentError, RosterIndex, SubmissionOwner};
pub use feedback_template::TemplateError;
pub use final_grade::{AppliedOverride, FinalGrade, absentees, late_grades, strangers, timeless};
pub use gradebooks::GRADES;
pub use grading_outcome::GradingOutcome;
pub use late_rule::{Deadline, LateRule, LateRuleError};
pub use name_list::first_names;
pub use overrides::{OVERRIDES, OverridesError};
pub use package::{Linkage, Service, package};
pub use planner::{plan, student_seed};
pub use regrade::forget;
pub use roster::{Roster, RosterError, RosterStudent};
pub use source_export::{SourceExport, export_sources};
pub use submission_grade::{PartGrade, PartMistake, SubmissionGrade};
pub use trial::{TrialReport, try_all};

/// The folders of a class, beside that of the submissions: what is recorded of each, the result of each, and what is
/// made of them.
const RECORDS: &str = "records";
const RESULTS: &str = "results";
const STUDENTS: &str = "students";
const GRADESCOPE: &str = "gradescope";
/// The folder with the cases of a rubric that has its own.
const CASES: &str = "cases";
/// The folder with the teacher's own starter files.
const STARTER_FILES: &str = "starter-files";
