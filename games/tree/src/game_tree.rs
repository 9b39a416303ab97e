//! A game tree: its nodes, their names, who is to move, and what the leaves are worth.

use std::iter;

use arrayvec::ArrayVec;
use itertools::Itertools;
use rustc_hash::FxHashMap;
use suite_search::{Player, Value};
use thiserror::Error;

use crate::NodeName;

/// A game tree as textbooks draw it. The first player is Max, the second Min; all values are Max's.
///
/// An inner node may have a value, too: its estimate, for searches with a depth limit. A node without a name is called
/// by its path: `2.3` is the third child of the root's second child, `B.3` the third child of `B`; where that is too
/// long, by its number in the tree, `#123456`.
///
/// ```
/// use suite_tree::GameTree;
///
/// let tree: GameTree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?;
/// let leaf = tree.find("2.3").unwrap();
/// assert_eq!((tree.value(leaf), tree.depth(leaf)), (Some(6), 2));
/// # Ok::<_, suite_tree::ParseTreeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameTree {
    nodes: Vec<NodeData>,
    names: FxHashMap<NodeId, NodeName>,
}

/// A node of a [`GameTree`]. Nodes are numbered as they are read: a node before its children, and those from left to
/// right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    /// Returns the number of the node, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct NodeData {
    parent: Option<NodeId>,
    /// The root is neither child nor sibling, so its number stands for none.
    first_child: NodeId,
    next_sibling: NodeId,
    /// The number among its siblings from the left, counted from 1.
    number: u32,
    depth: u32,
    to_move: Player,
    value: Option<Value>,
}

/// A node to be added to a tree.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct NewNode {
    /// Its name, if it has one.
    pub name: Option<NodeName>,
    /// Who is to move, if that is not the opponent of the one before.
    pub to_move: Option<Player>,
    /// The value of a leaf, or the estimate of an inner node.
    pub value: Option<Value>,
}

/// A reason why nodes are no tree, or a tree cannot be searched.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TreeError {
    /// There is no node.
    #[error("expected a tree, found nothing")]
    Empty,
    /// A node has no parent.
    #[error("expected one root, found a second one")]
    SecondRoot,
    /// A leaf has no value.
    #[error("expected a value: {0} has no children")]
    NoValue(NodeName),
    /// Two nodes have the same name.
    #[error("expected different names, found two nodes named {0}")]
    SameName(NodeName),
    /// A name looks like the path of a node without a name.
    #[error("expected names for all nodes, or none that looks like a path, found {0}")]
    NameLikePath(NodeName),
    /// A value is too large for a search.
    #[error("expected a whole number between -{MOST} and {MOST}, found {0}")]
    ValueTooLarge(String),
    /// There are more nodes than can be numbered.
    #[error("the tree has too many nodes")]
    TooLarge,
    /// A position has more nodes below it, up to the limit, than a tree may have.
    #[error("expected a tree of at most {0} nodes: lower the limit")]
    TooDeep(usize),
    /// There is no node of this name.
    #[error("expected a node of the tree, found {}", suite_text::quote(.0.as_bytes()))]
    NoNode(String),
    /// A node that a search has to estimate has no value.
    #[error("expected an estimate at {0}, where the search needs one: write a value behind its name")]
    NoEstimate(NodeName),
}

/// The greatest value.
const MOST: Value = 1_000_000_000;

/// Reads a value.
///
/// # Errors
///
/// [`TreeError::ValueTooLarge`] if the text is no whole number in the range of values.
pub(crate) fn parse_value(text: &str) -> Result<Value, TreeError> {
    let value = text.parse().ok().filter(|value| (-MOST..=MOST).contains(value));
    value.ok_or_else(|| TreeError::ValueTooLarge(suite_text::quote(text.as_bytes())))
}

/// Builds a tree from its nodes.
#[derive(Debug, Default)]
pub struct TreeBuilder {
    nodes: Vec<NodeData>,
    names: FxHashMap<NodeId, NodeName>,
    /// The nodes from the root to the one that was added last, each with its last child.
    path: Vec<(NodeId, Option<NodeId>)>,
    root_to_move: Option<Player>,
}

impl TreeBuilder {
    /// Returns a builder of a tree in which this player is to move at the root, unless the root itself says otherwise.
    #[must_use]
    pub fn new(root_to_move: Player) -> Self {
        Self { root_to_move: Some(root_to_move), ..Self::default() }
    }

    /// Adds a node at this depth: a child of the node added last at the depth above.
    ///
    /// # Errors
    ///
    /// A [`TreeError`] if there is no such node, or one too many.
    pub fn add(&mut self, depth: usize, node: NewNode) -> Result<NodeId, TreeError> {
        if depth > self.path.len() || depth == 0 && !self.nodes.is_empty() {
            return Err(TreeError::SecondRoot);
        }
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| TreeError::TooLarge)?);
        self.path.truncate(depth);
        let (mut parent, mut number, mut to_move) = (None, 1, self.root_to_move.unwrap_or(Player::First));
        if let Some((above, last)) = self.path.last_mut() {
            match last.replace(id) {
                Some(last) => {
                    number = self.nodes[last.index()].number + 1;
                    self.nodes[last.index()].next_sibling = id;
                }
                None => self.nodes[above.index()].first_child = id,
            }
            parent = Some(*above);
            to_move = self.nodes[above.index()].to_move.opponent();
        }
        self.path.push((id, None));
        self.nodes.push(NodeData {
            parent,
            first_child: NodeId::ROOT,
            next_sibling: NodeId::ROOT,
            number,
            depth: depth as u32,
            to_move: node.to_move.unwrap_or(to_move),
            value: node.value,
        });
        self.names.extend(node.name.map(|name| (id, name)));
        Ok(id)
    }

    /// Returns the tree.
    ///
    /// # Errors
    ///
    /// A [`TreeError`] if a leaf has no value, or a name stands for two nodes.
    pub fn finish(self) -> Result<GameTree, TreeError> {
        let tree = GameTree { nodes: self.nodes, names: self.names };
        if tree.nodes.is_empty() {
            return Err(TreeError::Empty);
        }
        let mut named = FxHashMap::default();
        for id in tree.nodes() {
            if tree.is_leaf(id) && tree.value(id).is_none() {
                return Err(TreeError::NoValue(tree.name(id)));
            }
            let Some(&name) = tree.names.get(&id) else { continue };
            if named.insert(name, id).is_some() {
                return Err(TreeError::SameName(name));
            }
            if name.is_path() && tree.names.len() < tree.nodes.len() {
                return Err(TreeError::NameLikePath(name));
            }
        }
        Ok(tree)
    }
}

impl GameTree {
    /// Returns the number of nodes.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a tree has a root")]
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    fn node(&self, id: NodeId) -> &NodeData {
        &self.nodes[id.index()]
    }

    /// Returns all nodes, in the order of their numbers.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// Returns the children of a node, from left to right.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
        iter::successors(self.first_child(id), |&child| self.next_sibling(child))
    }

    pub(crate) fn first_child(&self, id: NodeId) -> Option<NodeId> {
        Some(self.node(id).first_child).filter(|&child| child != NodeId::ROOT)
    }

    pub(crate) fn next_sibling(&self, id: NodeId) -> Option<NodeId> {
        Some(self.node(id).next_sibling).filter(|&sibling| sibling != NodeId::ROOT)
    }

    /// Returns the parent of a node; the root has none.
    #[must_use]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent
    }

    /// Returns the nodes from the root down to a node.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = iter::successors(Some(id), |&id| self.parent(id)).collect();
        path.reverse();
        path
    }

    /// Returns whether a node has no children.
    #[must_use]
    pub fn is_leaf(&self, id: NodeId) -> bool {
        self.first_child(id).is_none()
    }

    /// Returns the plies from the root to a node.
    #[must_use]
    pub fn depth(&self, id: NodeId) -> u32 {
        self.node(id).depth
    }

    /// Returns the value of a leaf, or the estimate of an inner node, if it has one.
    #[must_use]
    pub fn value(&self, id: NodeId) -> Option<Value> {
        self.node(id).value
    }

    /// Returns who is to move at a node: the first player is Max, the second Min.
    #[must_use]
    pub fn to_move(&self, id: NodeId) -> Player {
        self.node(id).to_move
    }

    /// Returns the name that the tree gives a node, if it gives one.
    #[must_use]
    pub fn given_name(&self, id: NodeId) -> Option<NodeName> {
        self.names.get(&id).copied()
    }

    /// Returns what a node is called: its name or, without one, its path.
    #[must_use]
    pub fn name(&self, id: NodeId) -> NodeName {
        if id == NodeId::ROOT {
            return self.given_name(id).unwrap_or_else(NodeName::root);
        }
        let name = self.given_name(id).or_else(|| self.name_by_path(id));
        name.or_else(|| NodeName::written(format_args!("#{}", id.0))).unwrap_or_else(NodeName::root)
    }

    /// Returns the path to a node below the root as its name, from the next node above with a name or from the root, if
    /// it is short enough.
    fn name_by_path(&self, id: NodeId) -> Option<NodeName> {
        // From the node upward. Each number takes two letters at least.
        let mut numbers = ArrayVec::<_, { NodeName::LONGEST }>::new();
        let (mut from, mut below) = (None, id);
        while let (None, Some(parent)) = (from, self.node(below).parent) {
            numbers.try_push(self.node(below).number).ok()?;
            from = self.given_name(parent).filter(|_| parent != NodeId::ROOT);
            below = parent;
        }
        let numbers = numbers.iter().rev().format(".");
        match from {
            // A number instead of a path would be that of another node's path.
            Some(name) if name.as_str().starts_with('#') => None,
            Some(name) => NodeName::written(format_args!("{name}.{numbers}")),
            None => NodeName::written(format_args!("{numbers}")),
        }
    }

    /// Returns the node that is called so, if there is one.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<NodeId> {
        self.nodes().find(|&id| self.name(id).as_str() == name)
    }

    /// Returns the node that somebody calls so.
    ///
    /// # Errors
    ///
    /// [`TreeError::NoNode`] if there is none.
    pub fn node_named(&self, name: &str) -> Result<NodeId, TreeError> {
        self.find(name).ok_or_else(|| TreeError::NoNode(name.to_owned()))
    }

    /// Returns the leaves below a node, from left to right; a leaf itself if it is one.
    pub fn leaves(&self, id: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
        self.subtree(id).filter(|&node| self.is_leaf(node))
    }

    /// Returns a node and all nodes below it, in the order of their numbers.
    pub fn subtree(&self, id: NodeId) -> impl Iterator<Item = NodeId> + use<'_> {
        let depth = self.depth(id);
        let below = (id.0 + 1..self.nodes.len() as u32).map(NodeId).take_while(move |&node| self.depth(node) > depth);
        iter::once(id).chain(below)
    }

    /// Returns the tree with the children of every node from right to left. All nodes keep their names.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = Self { nodes: Vec::with_capacity(self.nodes.len()), names: FxHashMap::default() };
        let mut builder = TreeBuilder::default();
        let mut waiting = vec![NodeId::ROOT];
        while let Some(id) = waiting.pop() {
            let (to_move, value, name) = (Some(self.to_move(id)), self.value(id), Some(self.name(id)));
            // The tree is one already, so that nothing is refused.
            let _ = builder.add(self.depth(id) as usize, NewNode { name, to_move, value });
            // The last one to wait comes first.
            waiting.extend(self.children(id));
        }
        (mirrored.nodes, mirrored.names) = (builder.nodes, builder.names);
        mirrored
    }
}
