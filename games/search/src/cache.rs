//! The cache of the textbook's searches.

use rustc_hash::FxHashMap;

use crate::{Game, Node, Player, Value, Window};

/// Values of positions, kept between the branches of a search and, where the caller wants it, between searches.
///
/// A search that prunes learns only a bound on the value of most positions, and a search with a limit only their value
/// at some depth, for one player. An entry stores all of this, and is used only where it applies; a dictionary of bare
/// values gives wrong moves. An entry does not store the heuristic that its value comes from, so a cache belongs to one
/// heuristic. It grows by an entry for each inner node searched.
#[derive(Debug, Clone)]
pub struct Cache<G: Game> {
    entries: FxHashMap<G, CacheEntry>,
}

#[derive(Debug, Clone, Copy)]
struct CacheEntry {
    value: Value,
    bound: Bound,
    context: SearchContext,
}

/// The relation of the true value to the stored one.
#[derive(Debug, Clone, Copy)]
enum Bound {
    Lower,
    Upper,
    Exact,
}

/// The player and the remaining depth for which a value was searched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SearchContext {
    /// The maximizer, whose values these are.
    pub(crate) player: Player,
    /// Plies left to the depth limit; `None` where there is no limit.
    pub(crate) plies: Option<u32>,
}

impl<G: Game> Cache<G> {
    /// Creates an empty cache.
    #[must_use]
    pub fn new() -> Self {
        Self { entries: FxHashMap::default() }
    }

    /// Returns the number of positions in the cache.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns whether the cache is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns a cached value that can stand in for a search of `node`, if there is one.
    pub(crate) fn probe(&self, node: &Node<G>, context: SearchContext) -> Option<Value> {
        let entry = self.entries.get(&node.position)?;
        let answers = entry.context == context
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= node.window.beta,
                Bound::Upper => entry.value <= node.window.alpha,
            };
        answers.then_some(entry.value)
    }

    /// Stores the value of a finished node; `window` is the one with which it was entered.
    pub(crate) fn store(&mut self, node: &Node<G>, window: Window, context: SearchContext) {
        let bound = if node.value <= window.alpha {
            Bound::Upper
        } else if node.value >= window.beta {
            Bound::Lower
        } else {
            Bound::Exact
        };
        self.entries.insert(node.position.clone(), CacheEntry { value: node.value, bound, context });
    }
}

impl<G: Game> Default for Cache<G> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{FIGURE, Tree};

    const CONTEXT: SearchContext = SearchContext { player: Player::First, plies: Some(2) };

    fn node(value: Value, alpha: Value, beta: Value) -> Node<Tree> {
        Node { value, window: Window { alpha, beta }, ..Node::root(&FIGURE) }
    }

    #[test]
    fn a_bound_answers_up_to_the_edge_of_the_window_and_an_exact_value_always() {
        // What a search with the window from 2 to 5 comes to, and the windows to which that is an answer.
        let [upper, exact, lower] = [[true, false, false], [true; 3], [false, false, true]];
        for (value, answers) in [(1, upper), (2, upper), (3, exact), (4, exact), (5, lower), (6, lower)] {
            let mut cache = Cache::new();
            let found = node(value, 2, 5);
            cache.store(&found, found.window, CONTEXT);
            let windows = [(value, 9), (value - 1, value + 1), (-9, value)];
            let probed = windows.map(|(alpha, beta)| cache.probe(&node(0, alpha, beta), CONTEXT));
            assert_eq!(probed, answers.map(|answers| answers.then_some(value)), "{value}");
            for other in [SearchContext { player: Player::Second, ..CONTEXT }, SearchContext { plies: None, ..CONTEXT }]
            {
                assert_eq!(cache.probe(&found, other), None, "another question: {other:?}");
            }
        }
    }
}
