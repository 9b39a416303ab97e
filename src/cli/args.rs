//! Options of commands, and their parsers.

pub mod by_game;
pub mod deferred;
pub mod engine_args;
pub mod game_options;
pub mod jobs_arg;
pub mod limit_args;
pub mod named;
pub mod position_args;
pub mod program_args;
pub mod seed_arg;
#[cfg(feature = "web")]
pub mod server_args;
pub mod solver_args;
