//! Submissions of many: found in a folder or an archive, and copied, each to a folder of its own.
//!
//! What others have packed is taken in up to a limit, and never written outside of its folder. Programs that run
//! confined cannot read what lies in each other's folders.

mod archive;
mod canvas_export;
mod collect;
mod find;
mod gradescope_export;
mod intake;
mod provenance;

pub use collect::{SubmissionCopy, collect};
pub(crate) use collect::{pseudonym, replace};
pub(crate) use find::{copy, folded, id};
pub use find::{holds_submissions, is_collection};
pub use provenance::{Provenance, Submitter};

/// The folder of the copies, in that of a class or a contest.
pub const SUBMISSIONS: &str = "submissions";
