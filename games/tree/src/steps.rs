//! Searches of a tree that are recorded step by step, for the page.

use std::sync::Arc;

use serde_json::Value as Json;
use suite_search::{Node, Search, Wording};
use suite_tabletop::{
    GameError, LogDifference, LogFormat, RunSearch, SearchTree, SearchedGame, TreeOptions, search_tree,
};

use crate::solution::ensure_estimates;
use crate::{Estimate, GameTree, Position, WORDING, check_log};

/// The heuristics of a search of a tree, by name: there is one, the estimates that are written at the nodes.
pub const HEURISTICS: [(&str, Estimate); 1] = [("estimates", Position::estimate)];

/// The log of a search of a tree.
pub const LOG_FORMAT: LogFormat =
    LogFormat { file: "traverse_log.txt", columns: &["Node", "Depth", "Value", "Alpha", "Beta"] };

impl SearchedGame for Position {
    const WORDING: Wording<Self> = WORDING;

    fn board(_: &Node<Self>, _: usize) -> Option<Json> {
        None
    }

    fn check_log(start: &Self, search: &Search<Estimate>, log: &str) -> Result<Option<LogDifference>, GameError> {
        check_log(start.shared_tree(), search, log).map_err(GameError::new)
    }
}

/// Returns a search of a tree that is recorded step by step, and what runs it.
///
/// # Errors
///
/// A [`GameError`] if there is no such search of the tree.
pub fn search_steps(tree: Arc<GameTree>, options: &TreeOptions) -> Result<(Box<dyn SearchTree>, RunSearch), GameError> {
    let search = options.search(&HEURISTICS, None)?;
    ensure_estimates(&tree, &search).map_err(GameError::new)?;
    Ok(search_tree(Position::root(tree), 0, search))
}
