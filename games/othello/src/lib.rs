//! Othello on boards of 3x3 to 16x16, by the rule of a course's assignment that a player to move without a legal move
//! ends the game, or by the standard rules, under which that player passes.
//!
//! [`Position`] implements the rules, and [`Board`] is a board without a player to move. [`Handshake`], [`ScoreReport`]
//! and the `parse` functions of [`Board`] and [`Square`] are the protocol between a game manager and an agent;
//! [`Diagram`] and [`Square::parse_notation`] read boards and moves as people write them, and [`Ggf`] and
//! [`split_transcript`] whole games. [`Utility`] and [`Mobility`] are heuristics, and [`Champion`] is the strongest
//! player; its [`Weights`] are learned by a [`Lesson`] and a [`fit`](fit()), and a [`Book`] has proved openings.
//! [`best_moves`] returns the moves of the textbook's search, and [`move_values`] what all are worth. A
//! [`PlainProgram`] is the assignment as students write it, and [`KNOWN_MISTAKES`] lead it to other moves.
//!
//! ```
//! use suite_othello::{Board, Handshake, Position, Rules, Utility};
//!
//! // The messages of the manager, and an agent that answers them in a few lines.
//! let Handshake { player, options } = Handshake::parse(b"1,-1,0,0,0\n")?;
//! let board = Board::parse(b"[[0, 0, 0, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 0, 0, 0]]\n")?;
//! let position = Position::<u64>::new(&board, player, Rules::Ends);
//! let decision = options.unwrap_or_default().search(Utility).decide(&position);
//! assert_eq!((decision.best.map(|mv| mv.to_string()).as_deref(), decision.value), (Some("0 1"), -6));
//! # Ok::<_, suite_othello::ParseError>(())
//! ```

mod best_moves;
mod bit_coder;
mod bits;
mod board;
mod book;
mod built_in;
mod champion;
mod children;
mod cursor;
mod diagram;
mod evaluation;
mod flip;
mod ggf;
mod heuristic;
mod known_mistakes;
mod level;
mod look_ahead;
mod moves;
mod opponent_model;
mod parse_error;
mod patterns;
mod pipe;
mod plain_evaluation;
mod plain_program;
mod position;
mod protocol;
mod rays;
mod regions;
mod size;
mod solve;
mod square;
mod square_notation;
mod swindle;
mod symmetry;
mod tabletop;
#[cfg(test)]
mod tests;
mod training;
mod transcript;
mod tree_size;
mod tricky_positions;
mod weight_coder;
mod weights;

pub use best_moves::{best_moves, move_values};
pub use bits::{Bits, Wide};
pub use board::{Board, color};
pub use book::{Book, BookEntry, BookError, ParseBookError, Variation};
pub use built_in::{BuiltIn, Heuristic};
pub use champion::Champion;
pub use diagram::Diagram;
pub use evaluation::ChampionEvaluation;
pub use ggf::{Ggf, GgfNote, ParseGgfError};
pub use heuristic::{Mobility, Utility};
pub use known_mistakes::KNOWN_MISTAKES;
pub use level::{Level, LevelError, LevelPlayer};
pub use moves::Move;
pub use parse_error::{Expected, ParseDiagramError, ParseError};
pub use pipe::Pipe;
pub use plain_program::PlainProgram;
pub use position::{Moves, Position, Rules};
pub use protocol::{Handshake, Options, ScoreReport};
pub use size::{Size, SizeError};
pub use square::Square;
pub use tabletop::{GAME, RuleSet, Variant, any_position};
pub use training::{Errors, Fit, Lesson, Sample, StageErrors, fit};
pub use transcript::split_transcript;
pub use tree_size::{tree_height, tree_size};
pub use weights::{Weights, WeightsError};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
