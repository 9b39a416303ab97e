//! Questions for the leaves that a cached value spares: two nodes of the tree are one position.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::IndexedRandom;
use suite_search::{Algorithm, Game, Node, Observe, Player, Search, Value};
use suite_tree::{Branch, Branches, GameTree, NewNode, NodeId, Position, Solution, TreeBuilder, TreeError};

use crate::{Answer, MistakenAnswer};

/// A node of a tree in which two nodes are one position, each with all below it.
#[derive(Debug, Clone)]
struct SharedPosition {
    position: Position,
    /// The number of the node that stands for the position.
    identity: usize,
    same: [NodeId; 2],
}

impl SharedPosition {
    fn new(position: Position, same: [NodeId; 2]) -> Self {
        let (node, [first, second]) = (position.node(), same);
        let is_below_second = position.tree().path(node).contains(&second);
        // Both subtrees are alike, so that their nodes have the same numbers, counted from where they begin.
        let identity = node.index() - if is_below_second { second.index() - first.index() } else { 0 };
        Self { position, identity, same }
    }
}

impl PartialEq for SharedPosition {
    fn eq(&self, other: &Self) -> bool {
        self.identity == other.identity
    }
}

impl Eq for SharedPosition {}

impl Hash for SharedPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity.hash(state);
    }
}

impl Game for SharedPosition {
    type Move = Branch;
    type Moves = Branches;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn maximizer(&self) -> Player {
        self.position.maximizer()
    }

    fn moves(&self) -> Branches {
        self.position.moves()
    }

    fn play(&self, mv: Branch) -> Self {
        Self::new(self.position.play(mv), self.same)
    }

    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.position.utility(player)
    }
}

/// Counts the leaves that a search looks at.
#[derive(Default)]
struct Leaves(Value);

impl Observe<SharedPosition> for Leaves {
    type Stop = std::convert::Infallible;

    fn leaf(&mut self, _: &Node<SharedPosition>) -> Result<(), Self::Stop> {
        self.0 += 1;
        Ok(())
    }
}

/// Chooses two nodes of one depth that are searched, each with the same tree below it, the first of which is no bare
/// leaf.
pub(crate) fn choose(tree: &Arc<GameTree>, rng: &mut impl Rng) -> Option<[String; 2]> {
    let solution = Solution::new(tree, &suite_tree::search(Algorithm::AlphaBeta)).ok()?;
    let is_searched = |id: &NodeId| tree.parent(*id).is_some() && !tree.is_leaf(*id) && solution.node(*id).is_some();
    let searched = tree.nodes().filter(is_searched).collect_vec();
    let pairs = searched.iter().copied().array_combinations().filter(|&[first, second]| is_alike(tree, first, second));
    let pairs = pairs.collect_vec();
    pairs.choose(rng).map(|pair| pair.map(|id| tree.name(id).to_string()))
}

/// Returns whether the trees below two nodes are alike.
fn is_alike(tree: &GameTree, first: NodeId, second: NodeId) -> bool {
    let outline = |id: NodeId| tree.subtree(id).map(|node| (tree.depth(node), tree.value(node), tree.to_move(node)));
    outline(first).eq(outline(second))
}

/// Returns the tree with a second node made like the first: two inner nodes of one depth, under different parents if
/// there are such.
pub(crate) fn share(tree: &GameTree, rng: &mut impl Rng) -> Option<GameTree> {
    let inner = tree.nodes().filter(|&id| tree.parent(id).is_some() && !tree.is_leaf(id)).collect_vec();
    let pairs = inner.iter().copied().array_combinations().filter(|&[first, second]| {
        tree.depth(first) == tree.depth(second) && tree.to_move(first) == tree.to_move(second)
    });
    let pairs = pairs.collect_vec();
    let apart = pairs.iter().copied().filter(|&[first, second]| tree.parent(first) != tree.parent(second));
    let apart = apart.collect_vec();
    let &[first, second] = if apart.is_empty() { &pairs } else { &apart }.choose(rng)?;
    let mut builder = TreeBuilder::new(tree.to_move(NodeId::ROOT));
    for id in tree.nodes().filter(|&id| id == second || !tree.path(id).contains(&second)) {
        let copied = if id == second { tree.subtree(first).collect_vec() } else { vec![id] };
        for node in copied {
            builder.add(tree.depth(node) as usize, NewNode { value: tree.value(node), ..NewNode::default() }).ok()?;
        }
    }
    builder.finish().ok()
}

/// Returns the number of leaves that the search with a cache looks at less.
///
/// # Errors
///
/// A [`TreeError`] if the tree cannot be searched.
pub(crate) fn spared(tree: &Arc<GameTree>, same: &[String; 2]) -> Result<Value, TreeError> {
    let node = |name: &String| tree.find(name).unwrap_or(NodeId::ROOT);
    let root = SharedPosition::new(Position::root(Arc::clone(tree)), [node(&same[0]), node(&same[1])]);
    let leaves = |caching| {
        let utility = |position: &SharedPosition, player| position.utility(player);
        let mut leaves = Leaves::default();
        let search = Search { caching, ..Search::new(Algorithm::AlphaBeta, utility) };
        let Ok(_) = search.observe(&root, &mut leaves);
        leaves.0
    };
    Ok(leaves(false) - leaves(true))
}

/// Returns what those answer who make a mistake.
pub(crate) fn mistaken_answers(tree: &Arc<GameTree>, same: &[String; 2]) -> Vec<MistakenAnswer> {
    let Some(second) = tree.find(&same[1]) else { return Vec::new() };
    let Ok(solution) = Solution::new(tree, &suite_tree::search(Algorithm::AlphaBeta)) else { return Vec::new() };
    let seen = tree.leaves(second).filter(|&leaf| solution.node(leaf).is_some()).count();
    let answers = [
        ("nothing-cached", "the cache is never used", 0),
        ("bound-for-value", "a bound is used as if it were the exact value", seen),
        ("all-leaves-spared", "all leaves of the second node are counted, also those that are pruned anyway", {
            tree.leaves(second).count()
        }),
        ("seen-counted", "the leaves that are looked at are counted, instead of those that are spared", {
            tree.leaves(NodeId::ROOT).filter(|&leaf| solution.node(leaf).is_some()).count()
        }),
    ];
    let named = answers.map(|(id, message, leaves)| MistakenAnswer {
        id: id.into(),
        message: message.into(),
        answer: Answer::Number(leaves as Value),
    });
    named.into()
}
