//! `suite go`.

mod agent;
mod replay;
