//! Drawings: boards of every game, and the files that drawings are written to.

pub mod draw;
pub mod drawing_file;
