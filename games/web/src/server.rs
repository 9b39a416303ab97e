//! The server behind the page, on its own or beside a match.
//!
//! The page asks by the interface that `docs/web.md` describes, and the engine answers most of it. Searches, matches
//! and analyses run on threads of their own; the server itself is a single thread that waits.

mod api_error;
mod app;
mod ask;
mod body;
mod browser;
mod companion;
mod connections;
mod guard;
mod live;
mod live_audience;
mod local_user;
mod page;
mod page_address;
mod places;
mod play;
mod serve;
mod token;
mod worker;

pub use self::browser::open_browser;
pub use self::live_audience::LiveAudience;
pub use self::page_address::PageAddress;
pub use self::serve::serve;
