//! The page in the browser: what it shows of games, as JSON, and files that work without a server.
//!
//! | concept | items |
//! |---|---|
//! | a game with its boards, and a move of one | [`GameRecord`], [`MoveView`] |
//! | what is proved of a position | [`AnalyzedPosition`] |
//! | a log that went wrong | [`LogRecord`], [`WrongLog`], [`SHOWN_LINES`] |
//! | a self-contained file: the page with its data | [`PageData`], [`PageRecord`], [`link_to_record`] |
//! | a static site: the page with its engine | [`export_site`] |
//! | tables, and those that grow while somebody looks | [`Table`], [`Cell`], [`LiveScore`] |
//! | who watches a match or a contest | [`Audience`] |
//!
//! With the feature `server`, the module `server` serves the page, on its own or beside a match.
//!
//! It knows no game by name: boards come from [`suite_tabletop::BoardView`]. The JavaScript of the page is in the
//! folder `page`; what a browser loads is embedded in the program.
//!
//! Functions that return [`anyhow::Error`] are for commands, which only print the error.

mod audience;
mod live_score;
mod page_files;
#[cfg(feature = "server")]
pub mod server;
mod site;
mod standalone;
mod table;

pub use audience::Audience;
pub use live_score::LiveScore;
pub use site::export_site;
pub use standalone::{PageData, PageRecord, link_to_record};
pub use suite_engine::{AnalyzedPosition, GameRecord, LogRecord, MoveView, SHOWN_LINES, WrongLog};
pub use table::{Cell, Table};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
