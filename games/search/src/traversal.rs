//! The one walk through the tree behind every search.
//!
//! Minimax and alpha-beta differ in a single step: whether a child's value narrows the window and may cut.

use crate::cache::Horizon;
use crate::{Algorithm, Cache, Decision, Evaluate, Game, Node, Observe, Player, Search, Value};

/// A search under way.
pub(crate) struct Traversal<'a, G: Game, E, O> {
    options: &'a Search<E>,
    limit: Option<u32>,
    /// The root's player, for whom all values are.
    player: Player,
    cache: &'a mut Cache<G>,
    observer: &'a mut O,
    /// The ordered moves still to be searched of all nodes on the path: each node's above its parent's, the best on top.
    ordered: Vec<(Value, G::Move)>,
}

/// Bytes of stack that must be left before going a ply deeper, for the game's and the observer's own functions too, and bytes
/// to add where they are not: the recursion is the textbook's, yet no game is long enough to overflow it.
const STACK_LEFT: usize = 128 * 1024;
const STACK_ADDED: usize = 4 * 1024 * 1024;

impl<'a, G: Game, E: Evaluate<G>, O: Observe<G>> Traversal<'a, G, E, O> {
    pub(crate) fn new(options: &'a Search<E>, cache: &'a mut Cache<G>, player: Player, observer: &'a mut O) -> Self {
        let limit = match options.algorithm {
            Algorithm::Greedy => Some(1),
            Algorithm::Minimax | Algorithm::AlphaBeta => options.limit,
        };
        Self { options, limit, player, cache, observer, ordered: Vec::new() }
    }

    pub(crate) fn run(mut self, position: &G) -> Result<Decision<G::Move>, O::Stop> {
        let mut root = Node::root(position);
        if self.is_leaf(&root) {
            self.settle(&mut root)?;
        } else {
            self.expand(&mut root)?;
        }
        Ok(Decision { best: root.best, value: root.value })
    }

    #[inline]
    fn is_leaf(&self, node: &Node<G>) -> bool {
        self.limit == Some(node.depth) || node.position.is_over()
    }

    /// Gives a leaf its value.
    #[inline(always)]
    fn settle(&mut self, leaf: &mut Node<G>) -> Result<(), O::Stop> {
        leaf.value = self.worth(&leaf.position);
        self.observer.leaf(leaf)
    }

    /// What a position is worth in itself: its utility if the game is over, an estimate if not.
    #[inline]
    fn worth(&self, position: &G) -> Value {
        if position.is_over() {
            position.utility(self.player)
        } else {
            self.options.heuristic.evaluate(position, self.player)
        }
    }

    /// Gives an inner node its value and its best move by searching its children.
    fn expand(&mut self, node: &mut Node<G>) -> Result<(), O::Stop> {
        self.observer.enter(node)?;
        let entered = node.window;
        if self.options.ordering {
            let start = self.ordered.len();
            self.order(node);
            while let Some(&(_, mv)) = self.ordered[start..].last() {
                self.ordered.pop();
                if self.search_child(node, mv)? {
                    self.ordered.truncate(start);
                }
            }
        } else if self.limit == Some(node.depth + 1) {
            // Nearly all nodes are leaves at the limit: a loop of their own makes the whole search a third faster.
            for mv in node.position.moves() {
                if self.search_leaf(node, mv)? {
                    break;
                }
            }
        } else {
            for mv in node.position.moves() {
                if self.search_child(node, mv)? {
                    break;
                }
            }
        }
        if self.options.caching {
            self.cache.store(node, entered, self.horizon(node));
        }
        Ok(())
    }

    /// Stacks the moves of `node` up, the best for whoever is to move there on top, the first of equals above the others.
    fn order(&mut self, node: &Node<G>) {
        let start = self.ordered.len();
        for mv in node.position.moves() {
            let value = self.worth(&node.position.play(mv));
            self.ordered.push((if node.is_max { -value } else { value }, mv));
        }
        let moves = &mut self.ordered[start..];
        moves.sort_by_key(|&(cost, _)| cost);
        moves.reverse();
    }

    /// Searches the child behind `mv`; returns whether that cuts off the rest of `node`.
    #[inline(always)]
    fn search_child(&mut self, node: &mut Node<G>, mv: G::Move) -> Result<bool, O::Stop> {
        let mut child = node.child(mv, self.player);
        if self.is_leaf(&child) {
            self.settle(&mut child)?;
        } else if !self.recall(&mut child)? {
            stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || self.expand(&mut child))?;
        }
        self.receive(node, &child)
    }

    /// The same where the child is known to lie at the limit.
    #[inline(always)]
    fn search_leaf(&mut self, node: &mut Node<G>, mv: G::Move) -> Result<bool, O::Stop> {
        let mut child = node.child(mv, self.player);
        self.settle(&mut child)?;
        self.receive(node, &child)
    }

    /// Whether the cache spares searching `node`, which then has its value.
    fn recall(&mut self, node: &mut Node<G>) -> Result<bool, O::Stop> {
        if !self.options.caching {
            return Ok(false);
        }
        let Some(value) = self.cache.probe(node, self.horizon(node)) else {
            return Ok(false);
        };
        node.value = value;
        self.observer.cached(node)?;
        Ok(true)
    }

    /// Lets a node take notice of a child's value; returns whether that cuts off the rest.
    #[inline(always)]
    fn receive(&mut self, node: &mut Node<G>, child: &Node<G>) -> Result<bool, O::Stop> {
        if node.prefers(child.value) {
            node.value = child.value;
            node.best = child.last_move;
        }
        if self.options.algorithm == Algorithm::AlphaBeta {
            if node.is_refuted() {
                self.observer.cut(node, child)?;
                return Ok(true);
            }
            node.narrow();
        }
        self.observer.update(node, child)?;
        Ok(false)
    }

    fn horizon(&self, node: &Node<G>) -> Horizon {
        Horizon { player: self.player, plies: self.limit.map(|limit| limit - node.depth) }
    }
}
