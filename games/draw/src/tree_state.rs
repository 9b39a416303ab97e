//! What a search knows of a tree after a step.

use suite_search::{Bounds, LogValue, Player, Value, Window};
use suite_tree::{GameTree, NodeId};

/// What a search knows of a tree after a step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreeState {
    /// All nodes, in the order of their numbers.
    pub(crate) nodes: Vec<NodeState>,
    /// The node that the step is about.
    pub(crate) current: Option<NodeId>,
}

/// What a search knows of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NodeState {
    /// How far the search is with it.
    pub progress: Progress,
    /// The value so far, or the one that it has returned.
    pub value: Option<Value>,
    /// Alpha and beta, at inner nodes of alpha-beta.
    pub window: Option<Window>,
    /// The best child so far: the first of equals.
    pub best: Option<NodeId>,
    /// What its children prove of the value of a node that the search has returned from.
    pub bounds: Bounds,
}

/// How far a search is with a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The search has not come to it yet.
    Unseen,
    /// The search will never come to it: it is cut off, or it is below a node that is.
    Pruned,
    /// An inner node that the search is at or below.
    Open,
    /// An inner node that the search has returned from.
    Done,
    /// A leaf of the search, without children or at the depth limit, that has its value.
    Leaf,
}

impl NodeState {
    /// Returns the value in words: `3`, or a bound, such as `≤ 2`, if the children prove no more of it.
    #[must_use]
    pub(crate) fn value_text(&self) -> Option<String> {
        let value = self.value?;
        let Bounds { lower, upper } = self.bounds;
        // A fail-hard search may return a bound that is weaker than what is proved.
        let sign = match self.progress {
            Progress::Done if upper <= value && lower < value => "≤ ",
            Progress::Done if lower >= value && upper > value => "≥ ",
            _ => "",
        };
        Some(format!("{sign}{}", number(value)))
    }

    /// Returns alpha and beta in words: `α = −∞` and `β = 3`.
    #[must_use]
    pub(crate) fn window_text(&self) -> Option<[String; 2]> {
        self.window.map(|Window { alpha, beta }| [format!("α = {}", number(alpha)), format!("β = {}", number(beta))])
    }
}

/// Returns a value as drawings show it, with `∞` and a minus sign that is as long as a plus sign.
pub(crate) fn number(value: Value) -> String {
    LogValue(value).to_string().replace("Infinity", "∞").replace('-', "−")
}

impl TreeState {
    /// Returns what is known of a node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &NodeState {
        &self.nodes[id.index()]
    }

    pub(crate) fn node_mut(&mut self, id: NodeId) -> &mut NodeState {
        &mut self.nodes[id.index()]
    }

    /// Returns the node that the last step is about; `None` if the search is over.
    #[must_use]
    pub const fn current(&self) -> Option<NodeId> {
        self.current
    }

    /// Returns whether the branch to a node is cut off there, and not above.
    #[must_use]
    pub(crate) fn is_cut_branch(&self, tree: &GameTree, id: NodeId) -> bool {
        let is_pruned = |id: NodeId| self.node(id).progress == Progress::Pruned;
        is_pruned(id) && tree.parent(id).is_some_and(|parent| !is_pruned(parent))
    }

    /// Returns, for each node, whether best play as known so far leads to it.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<bool> {
        let mut is_best = vec![false; self.nodes.len()];
        let mut next = self.nodes.first().and_then(|root| root.best);
        while let Some(id) = next {
            is_best[id.index()] = true;
            next = self.node(id).best;
        }
        is_best
    }

    /// Notes that the search has returned from a node, with what its children prove of its value.
    pub(crate) fn return_from(&mut self, tree: &GameTree, id: NodeId) {
        if self.node(id).progress == Progress::Leaf {
            let value = self.node(id).value.unwrap_or_default();
            self.node_mut(id).bounds = Bounds { lower: value, upper: value };
            return;
        }
        let is_max = tree.to_move(id) == Player::First;
        let bounds = tree.children(id).map(|child| self.node(child).bounds);
        let best = |one: Value, other: Value| if is_max { one.max(other) } else { one.min(other) };
        let proved = bounds
            .reduce(|one, other| Bounds { lower: best(one.lower, other.lower), upper: best(one.upper, other.upper) });
        let node = self.node_mut(id);
        node.bounds = proved.unwrap_or(Bounds::OPEN);
        node.progress = Progress::Done;
    }

    /// Notes that the children of a node that were not visited never will be.
    pub(crate) fn prune_unvisited_children(&mut self, tree: &GameTree, id: NodeId) {
        let unseen: Vec<_> = tree.children(id).filter(|&child| self.node(child).progress == Progress::Unseen).collect();
        for below in unseen.into_iter().flat_map(|child| tree.subtree(child)) {
            self.node_mut(below).progress = Progress::Pruned;
        }
    }
}
