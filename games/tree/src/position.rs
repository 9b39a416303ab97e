//! A tree as a game: a position is a node, a move leads to a child.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use suite_search::{Game, Player, Value};

use crate::{GameTree, NodeId, NodeName};

/// A node of a tree, with the tree. Positions are equal if they are the same node of the same tree.
#[derive(Debug, Clone)]
pub struct Position {
    tree: Arc<GameTree>,
    node: NodeId,
}

/// A move: the branch that leads to a child.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Branch {
    node: NodeId,
    name: NodeName,
}

/// The moves at a node: its branches from left to right.
#[derive(Debug, Clone)]
pub struct Branches {
    tree: Arc<GameTree>,
    next: Option<NodeId>,
}

impl Position {
    /// Returns the root of a tree.
    #[must_use]
    pub const fn root(tree: Arc<GameTree>) -> Self {
        Self { tree, node: NodeId::ROOT }
    }

    /// Returns the tree.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Returns the tree, to be shared.
    pub(crate) const fn shared_tree(&self) -> &Arc<GameTree> {
        &self.tree
    }

    /// Returns the node.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// Returns what an inner node is estimated at, for a player; 0 without an estimate.
    #[must_use]
    pub fn estimate(&self, player: Player) -> Value {
        let value = self.tree.value(self.node).unwrap_or_default();
        if player == Player::First { value } else { -value }
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.node == other.node && Arc::ptr_eq(&self.tree, &other.tree)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.node.hash(state);
    }
}

impl Branch {
    /// Returns the child that the move leads to.
    #[must_use]
    pub const fn node(self) -> NodeId {
        self.node
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)
    }
}

impl Iterator for Branches {
    type Item = Branch;

    fn next(&mut self) -> Option<Branch> {
        let node = self.next?;
        self.next = self.tree.next_sibling(node);
        Some(Branch { node, name: self.tree.name(node) })
    }
}

impl Game for Position {
    type Move = Branch;
    type Moves = Branches;

    fn to_move(&self) -> Player {
        self.tree.to_move(self.node)
    }

    /// The values that a tree shows are Max's, even where Min is to move at the root.
    fn maximizer(&self) -> Player {
        Player::First
    }

    fn moves(&self) -> Branches {
        Branches { tree: Arc::clone(&self.tree), next: self.tree.first_child(self.node) }
    }

    fn play(&self, mv: Branch) -> Self {
        debug_assert!(self.tree.parent(mv.node) == Some(self.node), "{mv} is not legal here");
        Self { tree: Arc::clone(&self.tree), node: mv.node }
    }

    fn is_over(&self) -> bool {
        self.tree.is_leaf(self.node)
    }

    fn utility(&self, player: Player) -> Value {
        self.estimate(player)
    }
}
