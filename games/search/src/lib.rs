//! Search over any two-player game: the textbook's algorithms to learn from, and two strong searches to play and to
//! solve.
//!
//! A game implements [`Game`], a heuristic [`Evaluate`], and an observer of a search [`Observe`]. A [`Search`] is a
//! plain struct of options: greedy, minimax or alpha-beta, depth limit, caching, ordering. For games that implement
//! [`Solvable`], a [`Solver`] proves what a position is worth with best play, and [`IterativeDeepening`] finds the best
//! move it can within a [`Budget`]. Whatever chooses a move is a [`Strategy`], and returns a [`Decision`]. [`perft`]
//! counts lines of play.
//!
//! This crate knows no game, reads and writes nothing, and allocates nothing per node; an observer that is `()` costs
//! nothing.
//!
//! The values of a textbook search are those of Russell and Norvig, *Artificial Intelligence: A Modern Approach*, third
//! edition (AIMA), chapter 5: always for the [maximizer](Game::maximizer), the root's player, so that what an observer
//! logs is what the book draws. The strong searches see values from the player to move.
//!
//! [`Game`] has a whole game as an example. A heuristic and an observer on top of it:
//!
//! ```
//! # use std::ops::RangeInclusive;
//! # #[derive(Clone, PartialEq, Eq, Hash)]
//! # struct Nim { matches: u8, to_move: Player }
//! # impl Game for Nim {
//! #     type Move = u8;
//! #     type Moves = RangeInclusive<u8>;
//! #     fn to_move(&self) -> Player { self.to_move }
//! #     fn moves(&self) -> Self::Moves { 1..=self.matches.min(3) }
//! #     fn play(&self, taken: u8) -> Self {
//! #         Nim { matches: self.matches - taken, to_move: self.to_move.opponent() }
//! #     }
//! #     fn is_over(&self) -> bool { self.matches == 0 }
//! #     fn utility(&self, player: Player) -> Value { if player == self.to_move { -1 } else { 1 } }
//! # }
//! use suite_search::{Algorithm, Game, Node, Observe, Player, Search, Value};
//!
//! /// Lists the leaves; stops the search at the third.
//! struct Leaves(Vec<Value>);
//!
//! impl Observe<Nim> for Leaves {
//!     type Stop = &'static str;
//!     fn leaf(&mut self, node: &Node<Nim>) -> Result<(), Self::Stop> {
//!         self.0.push(node.value);
//!         if self.0.len() < 3 { Ok(()) } else { Err("three are enough") }
//!     }
//! }
//!
//! let even = |nim: &Nim, _: Player| Value::from(nim.matches % 2);
//! let search = Search { limit: Some(2), ..Search::new(Algorithm::Minimax, even) };
//! let mut leaves = Leaves(Vec::new());
//! let stopped = search.observe(&Nim { matches: 9, to_move: Player::First }, &mut leaves);
//! assert_eq!((stopped, leaves.0), (Err("three are enough"), vec![1, 0, 1]));
//! ```

mod board_symmetry;
mod bounds;
mod budget;
mod cache;
mod clock;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod count;
mod decision;
mod evaluate;
mod explainer;
mod game;
mod history;
mod hold;
mod in_progress;
mod iterative_deepening;
mod meter;
mod move_picker;
mod node;
mod observe;
mod ordered_moves;
mod perft;
mod player;
mod policy;
mod principal_variation_search;
mod prob_cut;
mod progress;
mod random;
mod scale;
mod search;
mod solvable;
mod solver;
mod sort_few;
mod strategy;
mod table;
mod table_entry;
mod table_handle;
#[cfg(test)]
mod tests;
mod threads;
mod trace;
mod trace_state;
mod trace_writer;
mod traversal;
mod variation;

pub use board_symmetry::BoardSymmetry;
pub use bounds::Bounds;
pub use budget::{Budget, OutOfBudget};
pub use cache::Cache;
pub use clock::Instant;
pub use count::Count;
pub use decision::Decision;
pub use evaluate::Evaluate;
pub use explainer::{Explainer, LogValue, Step, Wording};
pub use game::{Game, INFINITY, IllegalMove, Value};
pub use iterative_deepening::IterativeDeepening;
pub use meter::Meter;
pub use node::{Node, Window};
pub use observe::Observe;
pub use perft::{Perft, perft, perft_by_move};
pub use player::Player;
pub use prob_cut::ProbCut;
pub use progress::Progress;
pub use random::Random;
pub use search::{Algorithm, Search};
pub use solvable::Solvable;
pub use solver::Solver;
pub use sort_few::sort_few;
pub use strategy::Strategy;
pub use table_handle::{Proved, TableHandle};
pub use trace::Trace;
pub use trace_state::{StepKind, TraceChild, TraceNode, TraceState};
pub use trace_writer::{TraceStop, TraceWriter};
pub use variation::Variation;

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
