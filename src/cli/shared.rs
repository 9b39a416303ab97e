//! What has not moved yet.

pub mod analyze;
pub mod grade_args;
pub mod grade_conditions;
pub mod host;
pub mod participant;
pub mod passed;
pub mod person;
pub mod player_arg;
pub mod programs;
pub mod recorded;
pub mod seat;
pub mod solver_watch;
pub mod style;
pub mod tabletop;
pub mod textbook;
pub mod verdict;
pub mod within;

pub use super::args::{engine_args, limit_args};
pub use super::players::keyboard;
pub use super::{learning, status};

pub mod args {
    pub use crate::cli::args::jobs_arg::JobsArg;
    pub use crate::cli::args::named::named;
    pub use crate::cli::args::seed_arg::SeedArg;
    pub use crate::cli::args::solver_args::SolverArgs;
}
