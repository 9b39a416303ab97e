//! Whole classes: the submissions of an assignment, graded as jobs that run in any order, anywhere, twice.
//!
//! Everything of a class lies in one folder. The submissions are copied into it, and the [`Plan`] has a `Job` for each.
//! A [`Runner`] does a job by the command that grades a single submission, and keeps its `JobResult`. The results make the
//! [`ClassReport`]. Nothing here knows the rules of a game.

mod assignment;
mod batch;
mod class_report;
mod graded;
mod job_result;
mod package;
mod plan;
mod planner;
mod plots;
mod runner;
mod spreadsheet;
mod student_page;
mod teacher_page;

pub use assignment::Assignment;
pub use batch::run_all;
pub use class_report::{ClassReport, State};
pub use package::{Linked, Service, package};
pub use plan::{PLAN_SCHEMA, Plan};
pub use planner::plan;
pub use runner::Runner;

/// The folders of a class, beside that of the submissions: what is recorded of each, the result of each, and what is made of them.
const RECORDS: &str = "records";
const RESULTS: &str = "results";
const STUDENTS: &str = "students";
const GRADESCOPE: &str = "gradescope";
/// The folder with the cases of a rubric that has its own.
const CASES: &str = "cases";
