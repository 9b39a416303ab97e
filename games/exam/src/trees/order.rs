//! Questions for the order of the root's children in which the most leaves are pruned.

use std::sync::Arc;

use itertools::Itertools;
use suite_search::{Player, Value};
use suite_tree::{GameTree, NodeId, Solution, TreeError, search};

use crate::constraints::{names, reordered};
use crate::{Answer, MistakenAnswer, Subject};

/// The most children of a root: all their orders are tried.
const MOST_CHILDREN: usize = 5;

/// Returns the number of leaves that are pruned in an order of the root's children; `None` if these are not the
/// children.
pub(crate) fn pruned(tree: &GameTree, order: &[NodeId]) -> Option<usize> {
    let is_order = order.iter().copied().sorted().eq(tree.children(NodeId::ROOT));
    let tree = is_order.then(|| reordered(tree, order)).and_then(Result::ok)?;
    pruned_leaves(&Arc::new(tree)).ok()
}

/// Returns the first order that prunes the most, of all orders from left to right.
pub(crate) fn best(tree: &GameTree) -> Vec<NodeId> {
    let children = tree.children(NodeId::ROOT).collect_vec();
    let orders = children.iter().copied().permutations(children.len().min(MOST_CHILDREN));
    // The first of equals: the last one that `max_by_key` would take comes first.
    let best = orders.map(|order| (pruned(tree, &order), order)).reduce(
        |best, next| {
            if next.0 > best.0 { next } else { best }
        },
    );
    best.map(|(_, order)| order).unwrap_or_default()
}

/// Returns whether another order prunes more than that of the tree.
pub(crate) fn is_worth_asking(tree: &GameTree) -> bool {
    let children = tree.children(NodeId::ROOT).collect_vec();
    children.len() <= MOST_CHILDREN && pruned(tree, &best(tree)) > pruned(tree, &children)
}

/// Returns the orders of those who make a mistake, as far as they prune less.
pub(crate) fn mistaken_answers(tree: &Arc<GameTree>) -> Vec<MistakenAnswer> {
    let Ok(values) = minimax_values(tree) else { return Vec::new() };
    let children = tree.children(NodeId::ROOT).collect_vec();
    let most = pruned(tree, &best(tree));
    // Min wants the least value first.
    let sign = if tree.to_move(NodeId::ROOT) == Player::First { 1 } else { -1 };
    let first_leaf = |child: NodeId| tree.leaves(child).next().and_then(|leaf| tree.value(leaf)).unwrap_or_default();
    let orders = [
        ("worst-child-first", "the worst child is searched first", {
            children.iter().copied().sorted_by_key(|child| sign * values[child.index()]).collect_vec()
        }),
        ("order-kept", "the children are left in their order", children.clone()),
        ("order-reversed", "the order is only reversed", children.iter().rev().copied().collect_vec()),
        ("ordered-by-first-leaf", "the children are ordered by their first leaves instead of their values", {
            children.iter().copied().sorted_by_key(|&child| -sign * first_leaf(child)).collect_vec()
        }),
    ];
    let mistaken = orders.into_iter().filter(|(_, _, order)| pruned(tree, order) < most);
    let named = mistaken.map(|(id, message, order)| MistakenAnswer {
        id: id.into(),
        message: message.into(),
        answer: Answer::Names(names(tree, order)),
    });
    named.collect()
}

/// Returns the number of leaves that alpha-beta never looks at.
fn pruned_leaves(tree: &Arc<GameTree>) -> Result<usize, TreeError> {
    Ok(Solution::new(tree, &search(Subject::AlphaBeta.algorithm()))?.pruned().count())
}

/// Returns the value of each node by minimax.
fn minimax_values(tree: &Arc<GameTree>) -> Result<Vec<Value>, TreeError> {
    let solution = Solution::new(tree, &search(Subject::Minimax.algorithm()))?;
    Ok(tree.nodes().map(|id| solution.node(id).map_or(0, |node| node.value)).collect())
}
