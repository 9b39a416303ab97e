//! Grading by the rubrics of assignments: what the graders of all games share.
//!
//! A grader has a [`Part`] for each part of its rubric, adds the results of games or cases to it, and keeps each of them as an
//! [`Entry`] of a [`Store`], from which an interrupted grading is resumed. The parts make the [`Report`].

mod failure;
mod game;
mod gradescope;
mod markus;
mod part;
mod part_points;
mod report;
mod report_page;
mod store;

pub use failure::Failure;
pub use game::{game_failure, graded_player};
pub use gradescope::Results;
pub use markus::results as markus_results;
pub use part::{Detail, Part, Unit};
pub use part_points::PartPoints;
pub use report::{REPORT_SCHEMA, Report};
pub use store::{Entries, Entry, Grading, Store};
pub use suite_programs::{Submission, content_hash};
