//! The options of a search, and what it decides.

use crate::{Cache, Decision, Evaluate, Game, Observe, traversal};

/// Which of the textbook's searches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// One move ahead, whatever the limit: the successor with the best value.
    Greedy,
    /// The whole tree down to the limit (Russell and Norvig, AIMA 3.5.1, figure 5.3).
    Minimax,
    /// Minimax without the branches that cannot matter (AIMA figure 5.7), fail-soft, cutting on equality.
    AlphaBeta,
}

/// A search with its options, ready to run on any position.
///
/// Every algorithm gives the same value; without [`ordering`](Self::ordering) also the same move, the first of the best in
/// the game's canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search<E> {
    /// How to search.
    pub algorithm: Algorithm,
    /// Plies from the root after which a position is evaluated (AIMA section 5.4.2); `None` searches to the end of the game.
    pub limit: Option<u32>,
    /// Whether to look positions up in a [`Cache`] before they are searched again.
    pub caching: bool,
    /// Whether to try moves best first by the value of their successors, equal ones in canonical order.
    pub ordering: bool,
    /// What a position at the limit is worth.
    pub heuristic: E,
}

impl<E> Search<E> {
    /// A search with no limit, no caching and no ordering.
    pub const fn new(algorithm: Algorithm, heuristic: E) -> Self {
        Self { algorithm, limit: None, caching: false, ordering: false, heuristic }
    }

    /// Returns the best move for whoever is to move in `position`.
    pub fn decide<G: Game>(&self, position: &G) -> Decision<G::Move>
    where
        E: Evaluate<G>,
    {
        let Ok(decision) = self.observe(position, &mut ());
        decision
    }

    /// The same, watched by `observer`.
    ///
    /// # Errors
    ///
    /// What `observer` ends the search with.
    pub fn observe<G: Game, O: Observe<G>>(&self, position: &G, observer: &mut O) -> Result<Decision<G::Move>, O::Stop>
    where
        E: Evaluate<G>,
    {
        self.observe_with(&mut Cache::new(), position, observer)
    }

    /// The same, with a cache that the caller keeps from search to search. It is left alone unless
    /// [`caching`](Self::caching) is on.
    ///
    /// # Errors
    ///
    /// What `observer` ends the search with.
    pub fn observe_with<G: Game, O: Observe<G>>(
        &self,
        cache: &mut Cache<G>,
        position: &G,
        observer: &mut O,
    ) -> Result<Decision<G::Move>, O::Stop>
    where
        E: Evaluate<G>,
    {
        traversal::decide(self, cache, position, observer)
    }
}
