//! Options of commands, and their parsers.

pub mod data_args;
pub mod engine_args;
pub mod game_options;
pub mod jobs_arg;
pub mod jobs_of_plan;
pub mod limit_args;
pub mod named;
pub mod program_args;
pub mod seed_arg;
pub mod solver_args;
