//! Matches at the terminal: `host`, `play`, and how they are shown and reported.

pub mod host;
pub mod match_report;
pub mod play;
pub mod screen;
pub mod terminal_match;
