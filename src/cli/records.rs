//! Recorded games: where they come from, and `replay`.

pub mod record_args;
pub mod replay;
