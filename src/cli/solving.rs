//! Exact values: `solve`, `analyze`, books of openings, and `perft`.

pub mod analyze;
pub mod book;
mod checkpoint;
mod judged_move;
pub mod perft;
pub mod solve;
pub mod solver_watch;
