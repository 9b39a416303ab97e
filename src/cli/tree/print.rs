//! Nodes of trees in text.

use suite_tree::{GameTree, NodeId};

/// Returns the names of nodes, separated by spaces; `none` without any.
pub fn names(tree: &GameTree, nodes: impl IntoIterator<Item = NodeId>) -> String {
    let names: Vec<_> = nodes.into_iter().map(|id| tree.name(id).to_string()).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}
