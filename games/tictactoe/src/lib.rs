//! Tic-tac-toe, the game on which a course teaches Q-learning before it asks for it on Little-Go.
//!
//! [`Position`] implements the rules and the symmetries of the board; [`Perfect`] and [`Smart`] are the course's
//! opponents. A [`Training`] teaches a learner, and plays the course's competition with it.
//!
//! ```
//! use suite_search::{Game, Player};
//! use suite_tictactoe::{Perfect, Position, Square};
//!
//! // X has two in the top row; O, to move, must take the third square.
//! let position: Position = "XX./.O./...".parse().unwrap();
//! assert_eq!(position.to_move(), Player::Second);
//! assert_eq!(Perfect::new().best_move(&position), Square::at(0, 2));
//! ```

mod built_in;
mod competition;
mod course_player;
mod learner;
mod opponents;
mod position;
mod solve;
mod square;
mod symmetry;
mod tabletop;
#[cfg(test)]
mod tests;
mod training;

pub use built_in::BuiltIn;
pub use learner::QLearner;
pub use opponents::{Perfect, Smart};
pub use position::{Moves, ParsePositionError, Position, mark};
pub use square::{ParseSquareError, Square};
pub use tabletop::{GAME, Variant};
pub use training::{Course, Training};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
