//! The squirrel war: two players take turns occupying the squares of a 5x5 board of values, by Raid or by Sneak
//! (CSCI 561, spring 2016, homework 1).
//!
//! [`Position`] implements the rules, and [`Task`] reads the assignment's task files. [`SearchSpec`] and [`Battle`]
//! compute the answers, with their logs; [`check`] compares a submitted answer with the right one and explains the
//! first difference.
//!
//! ```
//! use suite_squirrel::{Eol, Task};
//!
//! let Ok(Task::NextState { spec, position }) = Task::parse(
//!     b"2\nX\n1\n9 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n\
//!       *OXXX\nXXXXX\nOOOOO\nOOOOO\nXXXX*",
//! ) else {
//!     unreachable!()
//! };
//! let mut log = Vec::new();
//! let turn = spec.take_logged_turn(&position, Eol::Lf, &mut log, &())?;
//! assert_eq!(turn.best.map(|square| square.name()), Some("A1"));
//! assert_eq!(log, b"Node,Depth,Value\nroot,0,-Infinity\nA1,1,12\nroot,0,12\nE5,1,4\nroot,0,12\n");
//! # std::io::Result::Ok(())
//! ```

mod answer;
mod battle;
mod built_in;
mod check;
mod comparison;
mod drawing;
mod explain;
mod file_digest;
mod known_mistakes;
mod log_format;
mod log_line;
mod monitor;
mod output;
mod parse;
mod plain_program;
mod plain_turn;
mod position;
mod search_spec;
mod solve;
mod square;
mod submission;
mod tabletop;
mod task;
#[cfg(test)]
mod tests;
mod traverse_log;
mod turn;

pub use answer::{Answer, explanations_of, shown_in};
pub use battle::Battle;
pub use built_in::BuiltIn;
pub use check::{check, check_interruptibly, compare};
pub use comparison::{Comparison, Difference};
pub use explain::WORDING;
pub use file_digest::FileDigest;
pub use known_mistakes::KNOWN_MISTAKES;
pub use log_format::Eol;
pub use monitor::Monitor;
pub use output::Output;
pub use parse::{Expected, Location, ParseTaskError};
pub use plain_program::{Only, PlainProgram};
pub use position::{MoveDescription, Position, Score, Values, letter};
pub use search_spec::SearchSpec;
pub use square::{BOARD_SIZE, ParseSquareError, SQUARES, Square, SquareSet};
pub use tabletop::{GAME, Variant};
pub use task::Task;
pub use turn::Turn;

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
