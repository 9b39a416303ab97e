//! Othello on boards of 3x3 to 16x16, as a course's assignment has it: the mover without a move ends the game. The standard
//! rules, by which such a player passes, are there too.
//!
//! [`Position`] has the rules, [`Board`] what is on a board whoever is to move; [`Handshake`], [`Report`] and the `parse`
//! functions of [`Board`] and [`Square`] the texts that a manager and an agent exchange; [`Utility`] and [`Mobility`] are
//! heuristics, [`Champion`] is a player.
//!
//! ```
//! use suite_othello::{Board, Handshake, Position, Rules, Utility};
//!
//! // What the manager writes, and what an agent of a few lines answers.
//! let Handshake { player, options } = Handshake::parse(b"1,-1,0,0,0\n")?;
//! let board = Board::parse(b"[[0, 0, 0, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 0, 0, 0]]\n")?;
//! let position = Position::<u64>::new(&board, player, Rules::Ends);
//! let decision = options.unwrap_or_default().search(Utility).decide(&position);
//! assert_eq!((decision.best.map(|mv| mv.to_string()).as_deref(), decision.value), (Some("0 1"), -6));
//! # Ok::<_, suite_othello::ParseError>(())
//! ```

mod bits;
mod board;
mod champion;
mod evaluation;
mod flip;
mod heuristic;
mod position;
mod protocol;
mod solve;
mod square;
#[cfg(test)]
mod tests;

pub use bits::{Bits, Wide};
pub use board::{Board, color};
pub use champion::Champion;
pub use evaluation::ChampionEvaluation;
pub use heuristic::{Mobility, Utility};
pub use position::{Moves, Position, Rules};
pub use protocol::{Expected, Handshake, Options, ParseError, Report};
pub use square::{Move, Size, SizeError, Square};
