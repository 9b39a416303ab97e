//! Game trees as textbooks draw them: bare nodes, with values at the leaves.
//!
//! A [`GameTree`] is read from the notations that people write. As a [`Position`] it is a game like any other; a
//! [`Solution`] is what a search comes to at each of its nodes, [`log`] tells it step by step, and [`search_steps`]
//! records it for the page. [`check_pruned`], [`check_values`], [`check_best`] and [`check_log`] say what is wrong with
//! somebody's answer; a [`AnswerVerdict`] is that in words.
//!
//! ```
//! use std::sync::Arc;
//! use suite_search::Algorithm;
//! use suite_tree::{GameTree, Solution, search};
//!
//! // Figure 5.2 of Russell and Norvig, "Artificial Intelligence: A Modern Approach", third edition.
//! let tree: Arc<GameTree> = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
//! let solution = Solution::new(&tree, &search(Algorithm::AlphaBeta))?;
//! assert_eq!((solution.value(), solution.pruned().count()), (3, 2));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod answer_verdict;
mod check;
mod from_position;
mod game_tree;
mod known_mistakes;
mod log;
mod node_name;
mod notation;
mod plain_search;
mod position;
mod solution;
mod steps;
#[cfg(test)]
mod tests;

pub use answer_verdict::{AnswerVerdict, Problems};
pub use check::{Checked, WrongLeaves, WrongMove, WrongValue, check_best, check_log, check_pruned, check_values};
pub use game_tree::{GameTree, NewNode, NodeId, TreeBuilder, TreeError};
pub use known_mistakes::{KNOWN_MISTAKES, Mistake};
pub use log::{LogStep, WORDING, log, log_header};
pub use node_name::{NodeName, ParseNodeNameError};
pub use notation::ParseTreeError;
pub use plain_search::{PlainAnswer, PlainSearch};
pub use position::{Branch, Branches, Position};
pub use solution::{Estimate, SearchedNode, Solution, observe, search};
pub use steps::{HEURISTICS, LOG_FORMAT, search_steps};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
