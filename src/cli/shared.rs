//! The command layer that all games share: `host`, `play`, `gtp`, `perft`, `solve`, `replay` and `analyze`, generic over the
//! game, and their parts.
//!
//! A game contributes what only it knows, by the traits of [`tabletop`].

pub mod analyze;
pub mod args;
pub mod audience;
pub mod book;
pub mod controller;
pub mod curve;
pub mod data_args;
pub mod engine_args;
pub mod gtp;
pub mod host;
pub mod jobs_of_plan;
pub mod keyboard;
pub mod learning;
pub mod limit_args;
#[cfg_attr(not(feature = "web"), path = "shared/live_args/unsupported.rs")]
pub mod live_args;
pub mod match_report;
pub mod participant;
pub mod passed;
pub mod perft;
pub mod person;
pub mod play;
pub mod player_arg;
pub mod programs;
pub mod recorded;
pub mod replay;
pub mod score;
pub mod screen;
pub mod seat;
pub mod series_score;
#[cfg(feature = "web")]
pub mod server_args;
pub mod session;
pub mod session_args;
pub mod solve;
pub mod solver_watch;
pub mod status;
pub mod style;
pub mod tabletop;
pub mod textbook;
pub mod verdict;
pub mod within;
