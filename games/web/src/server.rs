//! The server behind the page, on its own or beside a match.
//!
//! The rules run here only: the page asks, by the interface that `docs/web.md` describes. Searches, matches and
//! analyses run on threads of their own; the server itself is a single thread that waits.

mod about;
mod api_error;
mod app;
mod browser;
mod companion;
mod connections;
mod guard;
mod hint;
mod json_body;
mod live;
mod live_audience;
mod local_user;
mod page;
mod page_address;
mod places;
mod play;
mod record_file;
mod records;
mod request_size;
mod seen_game;
mod serve;
mod start;
mod store;
mod token;
mod tree;
mod worker;

pub use self::browser::open_browser;
pub use self::live_audience::LiveAudience;
pub use self::page_address::PageAddress;
pub use self::serve::serve;
