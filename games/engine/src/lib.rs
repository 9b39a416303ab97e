//! The engine behind the page: answers its requests, which `docs/web.md` describes.
//!
//! | concept | items |
//! |---|---|
//! | the engine, and what surrounds it | [`Engine`], [`Host`], [`StandaloneHost`] |
//! | requests and answers | [`Request`], [`Answer`], [`EventProducer`], [`ApiError`] |
//! | a game with its boards, and a move of one | [`GameRecord`], [`MoveView`] |
//! | a log that went wrong | [`LogRecord`], [`WrongLog`], [`SHOWN_LINES`] |
//! | what is proved of a position | [`AnalyzedPosition`] |
//! | games and moves that are asked for | [`GameRequest`], [`MoveRequest`] |
//! | games in progress | [`GameProgress`], [`GameOver`], [`EventCursor`], [`SeenGame`] |
//! | files of records | [`Records`], [`open_records`] |
//!
//! It has neither a network nor threads of its own: what takes a while is an [`EventProducer`], which the caller runs
//! wherever that is possible. A server and a web worker are thin adapters of it. It knows no game by name.

mod about;
mod analyzed_position;
mod answer;
mod api_error;
mod engine;
mod game_progress;
mod game_record;
mod game_request;
mod hint;
mod host;
mod log_record;
mod move_request;
mod open_tree;
mod own_tree;
mod played_game;
mod record_file;
mod records;
mod request;
mod seen_game;
mod start;
mod store;
mod trees;

pub use analyzed_position::AnalyzedPosition;
pub use answer::{Answer, EventProducer};
pub use api_error::ApiError;
pub use engine::Engine;
pub use game_progress::{EventCursor, GameOver, GameProgress};
pub use game_record::{GameRecord, MoveView};
pub use game_request::GameRequest;
pub use hint::hint;
pub use host::{Host, StandaloneHost};
pub use log_record::{LogRecord, SHOWN_LINES, WrongLog};
pub use move_request::MoveRequest;
pub use record_file::{Records, open_records};
pub use request::Request;
pub use seen_game::SeenGame;
pub use store::Store;

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
