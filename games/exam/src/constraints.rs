//! What a random tree has to be like.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

use itertools::Itertools;
use rand::{Rng, RngExt};
use suite_search::{Algorithm, Player, Value};
use suite_tree::{GameTree, NewNode, NodeId, NodeName, Solution, TreeBuilder, TreeError, search};
use thiserror::Error;

use crate::{NumberRange, Shape};

/// What a random tree has to be like.
///
/// ```
/// use suite_arena::seeded_rng;
/// use suite_exam::{Constraints, Ties};
///
/// let constraints = Constraints { ties: Ties::None, deep_prunings: 1, ..Constraints::default() };
/// let constraints = Constraints { shape: "3x3x2".parse()?, ..constraints };
/// let tree = constraints.find(&mut seeded_rng(1, 0), |tree| Some(tree.clone()))?;
/// assert_eq!(tree.children(suite_tree::NodeId::ROOT).count(), 3);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Constraints {
    /// How many children nodes have.
    pub shape: Shape,
    /// Who is to move at the root: the first player is Max.
    pub root: Player,
    /// The values of leaves.
    pub values: RangeInclusive<Value>,
    /// The number of branches that alpha-beta cuts off.
    pub prunings: NumberRange,
    /// The least number of these branches that lead to inner nodes.
    pub deep_prunings: usize,
    /// Whether equal values may decide.
    pub ties: Ties,
    /// Whether all leaves have different values.
    pub distinct: bool,
    /// Whether a search from right to left prunes other leaves.
    pub asymmetric: bool,
}

/// Whether equal values may decide: two children of a node are both the best, or a value that cuts off equals the
/// bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ties {
    /// They decide nowhere.
    None,
    /// They decide somewhere.
    Some,
    /// They may.
    Any,
}

/// Constraints that no tree was found for.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConstraintError {
    /// There are not enough values for all leaves.
    #[error("expected at least {leaves} values, one for each leaf of {shape}, found {values}: widen the range")]
    TooFewValues {
        /// The leaves.
        leaves: usize,
        /// The shape.
        shape: Shape,
        /// The values.
        values: usize,
    },
    /// Leaves of different values have no ties.
    #[error("leaves that are all different have no ties: ask for one or the other")]
    DistinctTies,
    /// No tree that was tried meets the constraints.
    #[error(
        "none of {TRIES} random trees of shape {shape} has all that is asked for: ask for less, or for larger trees \
         or another range of values"
    )]
    NotFound {
        /// The shape.
        shape: Shape,
    },
    /// No position of a game that was drawn is worth the question.
    #[error("no random position was found that is worth the question")]
    NoPosition,
    /// A tree cannot be searched.
    #[error(transparent)]
    Tree(#[from] TreeError),
}

/// The most trees that are tried.
const TRIES: usize = 20_000;

impl Default for Constraints {
    /// Three triangles over nine leaves, as textbooks draw them, with at least one branch cut off.
    fn default() -> Self {
        Self {
            shape: Shape::textbook(),
            root: Player::First,
            values: 0..=20,
            prunings: NumberRange { least: Some(1), most: None },
            deep_prunings: 0,
            ties: Ties::Any,
            distinct: false,
            asymmetric: false,
        }
    }
}

impl Constraints {
    /// Draws random trees until one meets the constraints and `accept` returns something for it, which is returned.
    ///
    /// # Errors
    ///
    /// A [`ConstraintError`] if they contradict each other, or no tree was found in many tries.
    pub fn find<T>(
        &self,
        rng: &mut impl Rng,
        mut accept: impl FnMut(&Arc<GameTree>) -> Option<T>,
    ) -> Result<T, ConstraintError> {
        let (leaves, values) = (self.shape.most_leaves(), self.values.clone().count());
        if self.distinct && leaves > values {
            return Err(ConstraintError::TooFewValues { leaves, shape: self.shape.clone(), values });
        }
        if self.distinct && self.ties == Ties::Some {
            return Err(ConstraintError::DistinctTies);
        }
        for _ in 0..TRIES {
            let tree = Arc::new(self.draw(rng)?);
            if self.allow(&tree)?
                && let Some(accepted) = accept(&tree)
            {
                return Ok(accepted);
            }
        }
        Err(self.not_found())
    }

    /// Returns the error for constraints that no tree was found for.
    pub(crate) fn not_found(&self) -> ConstraintError {
        ConstraintError::NotFound { shape: self.shape.clone() }
    }

    /// Returns a random tree of the shape.
    fn draw(&self, rng: &mut impl Rng) -> Result<GameTree, TreeError> {
        let mut nodes = vec![];
        self.draw_node(0, &mut nodes, rng);
        let leaves = nodes.iter().filter(|(_, is_leaf)| *is_leaf).count();
        let count = self.values.clone().count();
        let mut values: Vec<usize> = Vec::with_capacity(leaves);
        while values.len() < leaves {
            let drawn = rng.random_range(0..count);
            if !self.distinct || !values.contains(&drawn) {
                values.push(drawn);
            }
        }
        let mut builder = TreeBuilder::new(self.root);
        for (depth, is_leaf) in nodes {
            let drawn = values.pop_if(|_| is_leaf);
            let value = drawn.map(|drawn| self.values.start() + drawn as Value);
            builder.add(depth, NewNode { value, ..NewNode::default() })?;
        }
        builder.finish()
    }

    /// Adds a random subtree at a depth: for each node its depth, and whether it is a leaf.
    fn draw_node(&self, depth: usize, nodes: &mut Vec<(usize, bool)>, rng: &mut impl Rng) {
        let children = rng.random_range(self.shape.children(depth));
        nodes.push((depth, children == 0));
        (0..children).for_each(|_| self.draw_node(depth + 1, nodes, rng));
    }

    /// Returns whether a tree meets the constraints.
    pub(crate) fn allow(&self, tree: &Arc<GameTree>) -> Result<bool, TreeError> {
        let solution = Solution::new(tree, &search(Algorithm::AlphaBeta))?;
        let pruned: Vec<_> = solution.pruned_branches().collect();
        let deep = pruned.iter().filter(|&&branch| !tree.is_leaf(branch)).count();
        if !self.prunings.contains(pruned.len() as Value) || deep < self.deep_prunings {
            return Ok(false);
        }
        let ties_fit = match self.ties {
            Ties::Any => true,
            Ties::Some => has_ties(tree, &solution)?,
            Ties::None => !has_ties(tree, &solution)?,
        };
        Ok(ties_fit && (!self.asymmetric || is_asymmetric(tree, &solution)?))
    }
}

/// Returns whether equal values decide anywhere in a tree.
fn has_ties(tree: &Arc<GameTree>, solution: &Solution) -> Result<bool, TreeError> {
    let minimax = Solution::new(tree, &search(Algorithm::Minimax))?;
    let value = |id: NodeId| minimax.node(id).map(|node| node.value);
    let has_two_best = |id: &NodeId| tree.children(*id).filter(|&child| value(child) == value(*id)).count() > 1;
    let is_cut_by_equality = |id: NodeId| {
        solution.node(id).is_some_and(|node| node.value == node.window.alpha || node.value == node.window.beta)
    };
    Ok(tree.nodes().any(|id| has_two_best(&id)) || solution.cuts().any(is_cut_by_equality))
}

/// Returns whether a search from right to left prunes other leaves.
fn is_asymmetric(tree: &GameTree, solution: &Solution) -> Result<bool, TreeError> {
    let mirrored = Arc::new(tree.mirrored());
    let from_right = Solution::new(&mirrored, &search(Algorithm::AlphaBeta))?;
    let names = |tree: &GameTree, pruned: &mut dyn Iterator<Item = NodeId>| -> BTreeSet<NodeName> {
        pruned.map(|leaf| tree.name(leaf)).collect()
    };
    Ok(names(tree, &mut solution.pruned()) != names(&mirrored, &mut from_right.pruned()))
}

/// Returns a tree with the children of the root in another order. All nodes keep their names.
pub(crate) fn reordered(tree: &GameTree, children: &[NodeId]) -> Result<GameTree, TreeError> {
    let mut builder = TreeBuilder::default();
    let nodes = children.iter().flat_map(|&child| tree.subtree(child));
    for id in [NodeId::ROOT].into_iter().chain(nodes) {
        let (name, to_move, value) = (Some(tree.name(id)), Some(tree.to_move(id)), tree.value(id));
        builder.add(tree.depth(id) as usize, NewNode { name, to_move, value })?;
    }
    builder.finish()
}

/// Returns the names of nodes.
pub(crate) fn names(tree: &GameTree, nodes: impl IntoIterator<Item = NodeId>) -> Vec<String> {
    nodes.into_iter().map(|id| tree.name(id).to_string()).collect_vec()
}
