//! The page in the browser: the server behind it, and files that work without one.

pub mod analyzed_position;
pub mod board;
pub mod game_record;
pub mod picture;
#[cfg(feature = "web")]
pub mod server;
pub mod standalone;
pub mod table;
