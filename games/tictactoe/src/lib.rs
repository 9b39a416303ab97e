//! Tic-tac-toe, the game on which a course teaches Q-learning before it asks for it on Little-Go.
//!
//! [`Position`] has the rules, and the eight ways to look at a board; [`random`], [`smart`] and [`Perfect`] are the course's
//! players.
//!
//! ```
//! use suite_search::{Game, Player};
//! use suite_tictactoe::{Perfect, Position, Square};
//!
//! // X has two in the top row; O, who is to move, must take the third square.
//! let position: Position = "XX./.O./...".parse().unwrap();
//! assert_eq!(position.to_move(), Player::Second);
//! assert_eq!(Perfect::new().choose(&position), Square::at(0, 2));
//! ```

mod player;
mod position;
mod square;
mod symmetry;
#[cfg(test)]
mod tests;

pub use player::{Perfect, random, smart};
pub use position::{Moves, ParsePositionError, Position, mark};
pub use square::Square;
