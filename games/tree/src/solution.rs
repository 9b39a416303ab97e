//! What a search of a tree comes to, node by node.

use std::convert::Infallible;
use std::sync::Arc;

use suite_search::{Algorithm, Game, Node, Observe, Player, Search, Value, Window};

use crate::{GameTree, NodeId, Position, TreeError};

/// The heuristic of a tree: the estimates that are written at its nodes.
pub type Estimate = fn(&Position, Player) -> Value;

/// Returns a search of a tree without limit, ordering or caching.
#[must_use]
pub const fn search(algorithm: Algorithm) -> Search<Estimate> {
    Search::new(algorithm, Position::estimate as Estimate)
}

/// What a search has come to at a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchedNode {
    /// Alpha and beta when the search came to the node; open in minimax.
    pub window: Window,
    /// The value that the node returned.
    pub value: Value,
    /// The best child: the first of equals.
    pub best: Option<NodeId>,
    /// Whether the rest of its children was cut off.
    pub is_cut: bool,
}

/// What a search of a tree comes to.
///
/// ```
/// use std::sync::Arc;
/// use suite_search::Algorithm;
/// use suite_tree::{GameTree, Solution, search};
///
/// let tree: Arc<GameTree> = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
/// let solution = Solution::new(&tree, &search(Algorithm::AlphaBeta))?;
/// assert_eq!((solution.value(), solution.best().map(|best| tree.name(best).to_string())), (3, Some("1".to_owned())));
/// let pruned: Vec<_> = solution.pruned().map(|leaf| tree.name(leaf).to_string()).collect();
/// assert_eq!(pruned, ["2.2", "2.3"]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    tree: Arc<GameTree>,
    limit: Option<u32>,
    nodes: Vec<Option<SearchedNode>>,
}

impl Solution {
    /// Searches a tree.
    ///
    /// # Errors
    ///
    /// [`TreeError::NoEstimate`] if a node that the search would have to estimate has no value.
    pub fn new(tree: &Arc<GameTree>, search: &Search<Estimate>) -> Result<Self, TreeError> {
        let mut solution = Self { tree: Arc::clone(tree), limit: depth_limit(search), nodes: vec![None; tree.len()] };
        observe(tree, search, &mut solution)?.unwrap_or_else(|never| match never {});
        Ok(solution)
    }

    /// Returns what the search has come to at a node; `None` if it has not looked at it.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&SearchedNode> {
        self.nodes[id.index()].as_ref()
    }

    /// Returns the value of the root, for Max.
    #[must_use]
    pub fn value(&self) -> Value {
        self.node(NodeId::ROOT).map_or(0, |root| root.value)
    }

    /// Returns the child of the root to move to; `None` if the root is a leaf.
    #[must_use]
    pub fn best(&self) -> Option<NodeId> {
        self.node(NodeId::ROOT)?.best
    }

    /// Returns the nodes of best play, from the first move on.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<NodeId> {
        let best = |id: NodeId| self.node(id)?.best;
        std::iter::successors(self.best(), |&id| best(id)).collect()
    }

    /// Returns the number of nodes that the search has looked at.
    #[must_use]
    pub fn visited(&self) -> usize {
        self.nodes.iter().flatten().count()
    }

    /// Returns whether a node is a leaf of the search: without children, or at the depth limit.
    #[must_use]
    pub fn is_leaf(&self, id: NodeId) -> bool {
        self.tree.is_leaf(id) || self.limit == Some(self.tree.depth(id))
    }

    /// Returns the leaves of the search that it has not looked at, since they were cut off.
    pub fn pruned(&self) -> impl Iterator<Item = NodeId> + use<'_> {
        let is_within = |id: NodeId| self.limit.is_none_or(|limit| self.tree.depth(id) <= limit);
        self.tree.nodes().filter(move |&id| self.node(id).is_none() && is_within(id) && self.is_leaf(id))
    }

    /// Returns the children that were cut off at each node where that happened, from left to right.
    pub fn pruned_branches(&self) -> impl Iterator<Item = NodeId> + use<'_> {
        let is_cut = |id: NodeId| self.node(id).is_some_and(|node| node.is_cut);
        let parent_is_cut = move |&id: &NodeId| self.tree.parent(id).is_some_and(is_cut);
        self.tree.nodes().filter(parent_is_cut).filter(|&id| self.node(id).is_none())
    }

    /// Returns the nodes whose children were cut off, in the order of their numbers.
    pub fn cuts(&self) -> impl Iterator<Item = NodeId> + use<'_> {
        self.tree.nodes().filter(|&id| self.node(id).is_some_and(|node| node.is_cut))
    }

    fn note(&mut self, node: &Node<Position>) {
        let id = node.position.node();
        let window = self.node(id).map_or(node.window, |noted| noted.window);
        let best = node.best.map(crate::Branch::node);
        let is_cut = self.node(id).is_some_and(|noted| noted.is_cut);
        self.nodes[id.index()] = Some(SearchedNode { window, value: node.value, best, is_cut });
    }
}

impl Observe<Position> for Solution {
    type Stop = Infallible;

    fn enter(&mut self, node: &Node<Position>) -> Result<(), Infallible> {
        self.note(node);
        Ok(())
    }

    fn leaf(&mut self, node: &Node<Position>) -> Result<(), Infallible> {
        self.note(node);
        Ok(())
    }

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        self.note(child);
        self.note(node);
        Ok(())
    }

    fn cut(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        self.note(child);
        self.note(node);
        if let Some(noted) = &mut self.nodes[node.position.node().index()] {
            noted.is_cut = node.position.moves().last() != child.last_move;
        }
        Ok(())
    }
}

/// Searches a tree, watched by an observer.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if a node that the search would have to estimate has no value; within, the error with
/// which the observer ends the search.
pub fn observe<O: Observe<Position>>(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    observer: &mut O,
) -> Result<Result<(), O::Stop>, TreeError> {
    ensure_estimates(tree, search)?;
    let root = Position::root(Arc::clone(tree));
    Ok(search.observe(&root, observer).map(drop))
}

/// Returns an error if a node that the search would have to estimate has no value.
pub fn ensure_estimates(tree: &GameTree, search: &Search<Estimate>) -> Result<(), TreeError> {
    let limit = depth_limit(search);
    let deepest = limit.unwrap_or(Value::MAX as u32);
    let is_estimated = |depth: u32| depth == deepest || search.ordering && depth > 0 && depth < deepest;
    let missing = tree.nodes().find(|&id| tree.value(id).is_none() && is_estimated(tree.depth(id)));
    missing.map_or(Ok(()), |id| Err(TreeError::NoEstimate(tree.name(id))))
}

fn depth_limit(search: &Search<Estimate>) -> Option<u32> {
    if search.algorithm == Algorithm::Greedy { Some(1) } else { search.limit }
}
