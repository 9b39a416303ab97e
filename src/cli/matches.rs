//! Matches at the terminal: `host`, `play`, and how they are shown and reported.

pub mod check;
pub mod host;
#[cfg_attr(not(feature = "web"), path = "matches/live_args/unsupported.rs")]
pub mod live_args;
mod match_files;
mod match_report;
pub mod play;
mod screen;
mod series_score;
pub mod terminal_match;
