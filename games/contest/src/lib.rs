//! Contests: who meets whom, the games, and what their results are worth.
//!
//! Whoever meets plays pairs of games, each from an opening with the colors swapped: a [`GamePair`]. [`standings()`]
//! ranks the entries by their points, [`Ratings`] estimates their strength, and [`Sprt`] tests whether one is stronger.
//! All games are recorded, and a game that was recorded is not played again.
//!
//! | concept | items |
//! |---|---|
//! | what is counted | [`GamePair`], [`PairedGame`], [`Tally`] |
//! | who meets whom | [`round_robin()`], [`Swiss`] |
//! | what results are worth | [`standings()`], [`Standing`], [`results`], [`Ratings`], [`Sprt`] |
//! | who takes part, and how games are played | [`ContestEntry`], [`ContestConditions`], [`ContestFormat`] |
//! | a contest in its folder, how it is played, its report | [`Contest`], [`PlayOptions`], [`ContestReport`] |
//! | a contest that is cut into jobs | [`ContestPlan`], [`ContestJob`] |
//! | whether one player is stronger than another | [`Comparison`], [`ComparisonReport`] |
//! | standings that grow while somebody looks | [`Scoreboard`], [`standings_table`] |
//!
//! It knows no game by name, no command line and no server.
//!
//! Functions that return [`anyhow::Error`] are for commands, which only print the error.

mod bradley_terry;
mod comparison;
mod conditions;
mod contest;
mod encounters;
mod entry;
mod game_pair;
mod plan;
mod ratings;
mod report;
mod report_file;
mod report_page;
mod round_robin;
mod scoreboard;
mod sprt;
mod standings;
mod swiss;

pub use comparison::{Comparison, ComparisonReport};
pub use conditions::{ContestConditions, ContestFormat};
pub use contest::Contest;
pub use encounters::PlayOptions;
pub use entry::ContestEntry;
pub use game_pair::{GamePair, PairedGame, Tally};
pub use plan::{ContestJob, ContestPlan, MissingGames};
pub use ratings::Ratings;
pub use report::ContestReport;
pub use round_robin::round_robin;
pub use scoreboard::{Scoreboard, standings_table};
pub use sprt::{Pentanomial, Sprt, SprtVerdict};
pub use standings::{Standing, results, standings};
pub use swiss::{Swiss, SwissRound};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
