//! The textbook's searches: one walk through the tree for all of them.
//!
//! Minimax and alpha-beta differ in a single step: whether a child's value narrows the window and may cut.

use crate::cache::SearchContext;
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
    nodes: u64,
    /// Whether no value so far rests on an estimate.
    is_exact: bool,
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
        Self { options, limit, player, cache, observer, ordered: Vec::new(), nodes: 1, is_exact: true }
    }

    /// Searches the whole tree.
    pub(crate) fn run(mut self, position: &G) -> Result<Decision<G::Move>, O::Stop> {
        let mut root = Node::root(position);
        if self.is_leaf(&root) {
            self.evaluate_leaf(&mut root)?;
        } else {
            self.expand(&mut root)?;
        }
        let Self { is_exact, nodes, .. } = self;
        let depth = self.limit.unwrap_or(u32::MAX);
        let principal_variation = root.best.into_iter().collect();
        Ok(Decision { best: root.best, value: root.value, is_exact, principal_variation, depth, nodes })
    }

    /// Gives an inner node its value and its best move.
    fn expand(&mut self, node: &mut Node<G>) -> Result<(), O::Stop> {
        self.observer.enter(node)?;
        let entered = node.window;
        if self.options.ordering {
            let start = self.ordered.len();
            self.order(node);
            self.search_children(node, false, |search| search.next_ordered(start))?;
            self.ordered.truncate(start);
        } else {
            let mut moves = node.position.moves();
            // Nearly all nodes are leaves at the limit: a loop of their own makes the whole search a third faster.
            if self.limit == Some(node.depth + 1) {
                self.search_children(node, true, |_| moves.next())?;
            } else {
                self.search_children(node, false, |_| moves.next())?;
            }
        }
        if self.options.caching {
            self.cache.store(node, entered, self.context(node));
        }
        Ok(())
    }

    /// Searches the children behind all moves until one cuts off the rest: the loop of MAX-VALUE and MIN-VALUE (AIMA figures
    /// 5.3 and 5.7).
    #[inline(always)]
    fn search_children(
        &mut self,
        node: &mut Node<G>,
        are_leaves: bool,
        mut next_move: impl FnMut(&mut Self) -> Option<G::Move>,
    ) -> Result<(), O::Stop> {
        let mut children = 0;
        while let Some(mv) = next_move(self) {
            let mut child = node.child(mv, self.player);
            children += 1;
            if are_leaves || self.is_leaf(&child) {
                self.evaluate_leaf(&mut child)?;
            } else if !self.probe(&mut child)? {
                stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || self.expand(&mut child))?;
            }
            if self.update(node, &child)? {
                break;
            }
        }
        self.nodes += children;
        Ok(())
    }

    #[inline]
    fn is_leaf(&self, node: &Node<G>) -> bool {
        self.limit == Some(node.depth) || node.position.is_over()
    }

    /// Gives a leaf its value.
    #[inline(always)]
    fn evaluate_leaf(&mut self, leaf: &mut Node<G>) -> Result<(), O::Stop> {
        leaf.value = self.static_value(&leaf.position);
        self.is_exact &= leaf.position.is_over();
        self.observer.leaf(leaf)
    }

    /// Returns what a position is worth in itself: its utility if the game is over, an estimate if not.
    #[inline]
    fn static_value(&self, position: &G) -> Value {
        if position.is_over() {
            position.utility(self.player)
        } else {
            self.options.heuristic.evaluate(position, self.player)
        }
    }

    /// Lets a node take notice of a child's value; returns whether that cuts off the rest.
    #[inline(always)]
    fn update(&mut self, node: &mut Node<G>, child: &Node<G>) -> Result<bool, O::Stop> {
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

    /// Stacks the moves of `node` up, the best for whoever is to move there on top, the first of equals above the others.
    fn order(&mut self, node: &Node<G>) {
        let start = self.ordered.len();
        for mv in node.position.moves() {
            let value = self.static_value(&node.position.play(mv));
            self.ordered.push((if node.is_max { -value } else { value }, mv));
        }
        let moves = &mut self.ordered[start..];
        moves.sort_by_key(|&(cost, _)| cost);
        moves.reverse();
    }

    /// Takes the best of the moves that were stacked up from `start` on.
    fn next_ordered(&mut self, start: usize) -> Option<G::Move> {
        if self.ordered.len() > start { self.ordered.pop().map(|(_, mv)| mv) } else { None }
    }

    /// Looks `node` up in the cache, which may spare searching it: it then has its value.
    fn probe(&mut self, node: &mut Node<G>) -> Result<bool, O::Stop> {
        if !self.options.caching {
            return Ok(false);
        }
        let Some(value) = self.cache.probe(node, self.context(node)) else {
            return Ok(false);
        };
        node.value = value;
        // A cache that is kept from an earlier search does not tell which of its values are estimates.
        self.is_exact &= self.limit.is_none();
        self.observer.cached(node)?;
        Ok(true)
    }

    fn context(&self, node: &Node<G>) -> SearchContext {
        SearchContext { player: self.player, plies: self.limit.map(|limit| limit - node.depth) }
    }
}
