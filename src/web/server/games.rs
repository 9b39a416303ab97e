//! The games, as the page shows them.

mod go;
pub mod othello;
mod squirrel;
mod tictactoe;
