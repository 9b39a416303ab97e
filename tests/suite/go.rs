//! `suite go`.

mod agent;
mod grade;
mod perft;
mod replay;
