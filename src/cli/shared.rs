//! What has not moved yet.

pub mod analyze;
pub mod audience;
pub mod grade_args;
pub mod grade_conditions;
pub mod host;
#[cfg_attr(not(feature = "web"), path = "shared/live_args/unsupported.rs")]
pub mod live_args;
pub mod participant;
pub mod passed;
pub mod person;
pub mod player_arg;
pub mod programs;
pub mod recorded;
pub mod score;
pub mod seat;
pub mod series_score;
#[cfg(feature = "web")]
pub mod server_args;
pub mod solver_watch;
pub mod style;
pub mod tabletop;
pub mod textbook;
pub mod verdict;
pub mod within;

pub use super::args::{data_args, engine_args, jobs_of_plan, limit_args};
pub use super::players::{controller, keyboard};
pub use super::{learning, status};

pub mod args {
    pub use crate::cli::args::jobs_arg::JobsArg;
    pub use crate::cli::args::named::named;
    pub use crate::cli::args::seed_arg::SeedArg;
    pub use crate::cli::args::solver_args::SolverArgs;
}
