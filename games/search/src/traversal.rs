//! The textbook's searches: one walk through the tree for all of them.
//!
//! Minimax and alpha-beta differ in a single step: whether a child's value narrows the window and may cut.

use crate::cache::SearchContext;
use crate::ordered_moves::OrderedMoves;
use crate::{Algorithm, Cache, Decision, Evaluate, Game, Node, Observe, Player, Search, Value};

/// A search under way.
pub(crate) struct Traversal<'a, G: Game, E, O> {
    options: &'a Search<E>,
    limit: Option<u32>,
    /// The player for whom all values are.
    player: Player,
    cache: &'a mut Cache<G>,
    observer: &'a mut O,
    ordered: &'a OrderedMoves<G>,
    nodes: u64,
}

/// Bytes of stack that must be left for the next [`PLIES_ASKED_FOR`] plies, including the game's and the observer's own
/// functions, and bytes to add where fewer are left: the recursion is the textbook's, yet no game is long enough to
/// overflow the stack.
const STACK_LEFT: usize = 256 * 1024;
const STACK_ADDED: usize = 4 * 1024 * 1024;
/// The number of plies that the search goes deeper before it checks the stack again, which takes a function call.
const PLIES_ASKED_FOR: u32 = 4;

/// Searches the tree over `position`.
pub(crate) fn decide<G: Game, E: Evaluate<G>, O: Observe<G>>(
    options: &Search<E>,
    cache: &mut Cache<G>,
    position: &G,
    observer: &mut O,
) -> Result<Decision<G::Move>, O::Stop> {
    let limit = options.depth_limit();
    let ordered = &OrderedMoves::new();
    let mut search = Traversal { options, limit, player: position.maximizer(), cache, observer, ordered, nodes: 1 };
    let mut root = Node::root(position);
    search.visit(&mut root)?;
    let is_exact = limit.is_none() || position.is_over();
    let (depth, nodes) = (limit.unwrap_or(u32::MAX), search.nodes);
    let principal_variation = root.best.into_iter().collect();
    Ok(Decision { best: root.best, value: root.value, is_exact, principal_variation, depth, nodes })
}

/// Returns whether a node is valued without looking at its children.
#[inline]
pub(crate) fn is_leaf<G: Game>(limit: Option<u32>, node: &Node<G>) -> bool {
    limit == Some(node.depth) || node.position.is_over()
}

/// Returns the value of a node of a larger tree.
pub(crate) fn value_of<G: Game, E: Evaluate<G>, O: Observe<G>>(
    options: &Search<E>,
    node: &Node<G>,
    observer: &mut O,
) -> Result<Value, O::Stop> {
    let to_move = node.position.to_move();
    let player = if node.is_max { to_move } else { to_move.opponent() };
    let (limit, ordered, cache) = (options.depth_limit(), &OrderedMoves::new(), &mut Cache::new());
    let mut search = Traversal { options, limit, player, cache, observer, ordered, nodes: 1 };
    let mut node = node.clone();
    search.visit(&mut node)?;
    Ok(node.value)
}

/// Returns the value of each move for whoever is to move, in canonical order. No move's tree is cut off by another one.
pub(crate) fn move_values<G: Game, E: Evaluate<G>>(options: &Search<E>, position: &G) -> Vec<(G::Move, Value)> {
    let (player, limit) = (position.to_move(), options.depth_limit());
    let (ordered, cache, observer) = (&OrderedMoves::new(), &mut Cache::new(), &mut ());
    let mut search = Traversal { options, limit, player, cache, observer, ordered, nodes: 1 };
    let root = Node::root(position);
    let value = |mv| {
        let mut child = root.child(mv, player);
        let Ok(()) = search.visit(&mut child);
        (mv, child.value)
    };
    position.moves().map(value).collect()
}

impl<G: Game, E: Evaluate<G>, O: Observe<G>> Traversal<'_, G, E, O> {
    /// Gives a node its value.
    fn visit(&mut self, node: &mut Node<G>) -> Result<(), O::Stop> {
        if is_leaf(self.limit, node) { self.evaluate_leaf(node) } else { self.expand(node) }
    }

    /// Gives an inner node its value and its best move.
    fn expand(&mut self, node: &mut Node<G>) -> Result<(), O::Stop> {
        self.observer.enter(node)?;
        let entered = node.window;
        if self.options.ordering {
            self.search_children(node, self.ordered.order(self.costs(node)), false)?;
        } else if self.limit == Some(node.depth + 1) {
            // Nearly all nodes are leaves at the limit, so they have a loop of their own.
            self.search_children(node, node.position.moves(), true)?;
        } else {
            self.search_children(node, node.position.moves(), false)?;
        }
        if self.options.fail_hard {
            node.fail_hard(entered);
        }
        if self.options.caching {
            self.cache.store(node, entered, self.context(node));
        }
        Ok(())
    }

    /// Searches the children behind the moves until one cuts off the rest: the loop of MAX-VALUE and MIN-VALUE (AIMA
    /// figures 5.3 and 5.7).
    #[inline(always)]
    fn search_children(
        &mut self,
        node: &mut Node<G>,
        moves: impl Iterator<Item = G::Move>,
        are_leaves: bool,
    ) -> Result<(), O::Stop> {
        let mut children = 0;
        for mv in moves {
            let mut child = node.child(mv, self.player);
            children += 1;
            if are_leaves || is_leaf(self.limit, &child) {
                self.evaluate_leaf(&mut child)?;
            } else if !self.probe(&mut child)? {
                if child.depth.is_multiple_of(PLIES_ASKED_FOR) {
                    stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || self.expand(&mut child))?;
                } else {
                    self.expand(&mut child)?;
                }
            }
            if self.update(node, &child)? {
                break;
            }
        }
        self.nodes += children;
        Ok(())
    }

    /// Gives a leaf its value.
    #[inline(always)]
    fn evaluate_leaf(&mut self, leaf: &mut Node<G>) -> Result<(), O::Stop> {
        leaf.value = self.static_value(&leaf.position);
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

    /// Updates a node by a child's value; returns whether that cuts off the rest.
    #[inline(always)]
    fn update(&mut self, node: &mut Node<G>, child: &Node<G>) -> Result<bool, O::Stop> {
        node.improve(child);
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

    /// Returns the moves of a node, each with its cost: how bad the static value of the position after it is for the
    /// player who moves.
    fn costs(&self, node: &Node<G>) -> impl Iterator<Item = (Value, G::Move)> {
        node.position.moves().map(|mv| {
            let value = self.static_value(&node.position.play(mv));
            (if node.is_max { -value } else { value }, mv)
        })
    }

    /// Gives a node its value from the cache, if that spares searching it; returns whether it does.
    fn probe(&mut self, node: &mut Node<G>) -> Result<bool, O::Stop> {
        if !self.options.caching {
            return Ok(false);
        }
        let Some(value) = self.cache.probe(node, self.context(node)) else {
            return Ok(false);
        };
        node.value = value;
        self.observer.cached(node)?;
        Ok(true)
    }

    fn context(&self, node: &Node<G>) -> SearchContext {
        SearchContext { player: self.player, plies: self.limit.map(|limit| limit - node.depth) }
    }
}
