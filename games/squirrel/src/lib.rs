//! The squirrel war: two players on a 5x5 board of values, one square a move, by Raid or by Sneak (CSCI 561, spring 2016,
//! homework 1).
//!
//! [`Position`] has the rules, [`Task`] the format of task files, [`TraverseLog`] that of search logs; [`Strategy`] and
//! [`Battle`] give the answers, and [`check`] says where somebody else's differ and why.
//!
//! ```
//! use suite_squirrel::{LogFormat, Eol, Task, TraverseLog};
//!
//! let Ok(Task::NextState { strategy, position }) =
//!     Task::parse(b"2\nX\n1\n9 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n*OXXX\nXXXXX\nOOOOO\nOOOOO\nXXXX*")
//! else { unreachable!() };
//! let mut log = TraverseLog::new(Vec::new(), LogFormat::new(&position, strategy.algorithm, Eol::Lf));
//! let turn = strategy.take_turn(&position, &mut log)?;
//! assert_eq!(turn.decision.best.map(|square| square.name()), Some("A1"));
//! assert_eq!(log.finish()?, b"Node,Depth,Value\nroot,0,-Infinity\nA1,1,12\nroot,0,12\nE5,1,4\nroot,0,12\n");
//! # std::io::Result::Ok(())
//! ```

mod answer;
mod check;
mod explain;
mod line;
mod log;
mod mistake;
mod position;
mod square;
mod submission;
mod task;
mod verdict;

pub use answer::{Battle, Turn};
pub use check::check;
pub use line::{Eol, LogFormat};
pub use log::TraverseLog;
pub use mistake::Mistake;
pub use position::{MoveInWords, Position, Score, Values, letter};
pub use square::{SIDE, SQUARES, Square, SquareSet};
pub use task::{Expected, ParseTaskError, Place, Strategy, Task};
pub use verdict::{Difference, Output, Verdict};
