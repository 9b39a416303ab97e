//! Work that is cut into jobs, which run in any order, anywhere, twice.
//!
//! A [`PlanFile`] keeps what there is to do, an [`Engine`] runs it, and a [`lock()`] keeps others from a job that is
//! being done. Nothing here knows what a job is: the grading of a submission, the games that two entries of a contest
//! play, or games to learn from.

mod engine;
mod job_numbers;
mod lock;
mod plan_file;

pub use engine::{CommandLines, Engine, UnknownEngine};
pub use job_numbers::{JobNumbers, not_yet};
pub use lock::lock;
pub use plan_file::{PlanFile, ensure_of_this_version, plan_schema};
