//! The options of a textbook search.

use crate::{Cache, Decision, Evaluate, Game, Node, Observe, Value, traversal};

/// An algorithm of the textbook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Algorithm {
    /// Looks one move ahead, whatever the limit.
    Greedy,
    /// Searches the whole tree down to the limit (Russell and Norvig, AIMA figure 5.3).
    Minimax,
    /// Leaves out the branches that cannot matter (AIMA figure 5.7); cuts on equality.
    AlphaBeta,
}

/// A textbook search with its options.
///
/// Every algorithm gives the same value; without [`ordering`](Self::ordering) also the same move, the first of the best
/// in the game's canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Search<E> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// Depth limit in plies, at which positions are evaluated (AIMA section 5.4.2); `None` searches to the end of the
    /// game.
    pub limit: Option<u32>,
    /// Whether to look positions up in a [`Cache`] before they are searched again.
    pub caching: bool,
    /// Whether to try moves best first, by the value of the position after each; equal ones in canonical order.
    pub ordering: bool,
    /// Whether alpha-beta is fail-hard: a node whose value lies outside the window with which it was entered returns
    /// the bound that it has reached (Knuth and Moore 1975; most chess programs). Otherwise it is fail-soft, as in
    /// AIMA: the node returns its value. Both cut the same branches, and come to the same value and move at the root.
    pub fail_hard: bool,
    /// The value of positions at the limit.
    pub heuristic: E,
}

impl<E> Search<E> {
    /// Creates a search with no limit, no caching and no ordering.
    pub const fn new(algorithm: Algorithm, heuristic: E) -> Self {
        Self { algorithm, limit: None, caching: false, ordering: false, fail_hard: false, heuristic }
    }

    /// Returns the depth at which positions are evaluated: greedy looks one ply ahead, whatever the limit.
    pub(crate) const fn depth_limit(&self) -> Option<u32> {
        match self.algorithm {
            Algorithm::Greedy => Some(1),
            Algorithm::Minimax | Algorithm::AlphaBeta => self.limit,
        }
    }

    /// Returns the best move for whoever is to move in `position`.
    pub fn decide<G: Game>(&self, position: &G) -> Decision<G::Move>
    where
        E: Evaluate<G>,
    {
        let Ok(decision) = self.observe(position, &mut ());
        decision
    }

    /// Searches like [`decide`](Self::decide), watched by `observer`.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn observe<G: Game, O: Observe<G>>(&self, position: &G, observer: &mut O) -> Result<Decision<G::Move>, O::Stop>
    where
        E: Evaluate<G>,
    {
        self.observe_with(&mut Cache::new(), position, observer)
    }

    /// Searches like [`observe`](Self::observe), with a cache that the caller keeps from search to search. The cache is
    /// not used unless [`caching`](Self::caching) is on.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
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

    /// Returns whether the search values a node without looking at its children.
    pub fn is_leaf<G: Game>(&self, node: &Node<G>) -> bool {
        traversal::is_leaf(self.depth_limit(), node)
    }

    /// Returns the value that a node of a larger tree, such as one that another search has skipped, has for the player
    /// who maximizes there. The limit is counted from the root of that tree.
    ///
    /// ```
    /// # use std::ops::RangeInclusive;
    /// # use suite_search::{Algorithm, Game, Node, Player, Search, Value};
    /// # #[derive(Clone, PartialEq, Eq, Hash)]
    /// # struct Nim(u8, Player);
    /// # impl Game for Nim {
    /// #     type Move = u8;
    /// #     type Moves = RangeInclusive<u8>;
    /// #     fn to_move(&self) -> Player { self.1 }
    /// #     fn moves(&self) -> Self::Moves { 1..=self.0.min(3) }
    /// #     fn play(&self, taken: u8) -> Self { Nim(self.0 - taken, self.1.opponent()) }
    /// #     fn is_over(&self) -> bool { self.0 == 0 }
    /// #     fn utility(&self, player: Player) -> Value { if player == self.1 { -1 } else { 1 } }
    /// # }
    /// let search = Search::new(Algorithm::Minimax, |_: &Nim, _| 0);
    /// let child = Node::root(&Nim(6, Player::First)).child(2, Player::First);
    /// assert_eq!(search.value_of(&child, &mut ()), Ok(1));
    /// ```
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn value_of<G: Game, O: Observe<G>>(&self, node: &Node<G>, observer: &mut O) -> Result<Value, O::Stop>
    where
        E: Evaluate<G>,
    {
        traversal::value_of(self, node, observer)
    }

    /// Returns the value of each move for whoever is to move, in canonical order: the exact one, even where
    /// [`decide`](Self::decide) would only learn that the move is no better than another.
    ///
    /// The limit is counted from `position`, and has to be at least 1.
    ///
    /// ```
    /// # use std::ops::RangeInclusive;
    /// # use suite_search::{Algorithm, Game, Player, Search, Value};
    /// # #[derive(Clone, PartialEq, Eq, Hash)]
    /// # struct Nim(u8, Player);
    /// # impl Game for Nim {
    /// #     type Move = u8;
    /// #     type Moves = RangeInclusive<u8>;
    /// #     fn to_move(&self) -> Player { self.1 }
    /// #     fn moves(&self) -> Self::Moves { 1..=self.0.min(3) }
    /// #     fn play(&self, taken: u8) -> Self { Nim(self.0 - taken, self.1.opponent()) }
    /// #     fn is_over(&self) -> bool { self.0 == 0 }
    /// #     fn utility(&self, player: Player) -> Value { if player == self.1 { -1 } else { 1 } }
    /// # }
    /// let search = Search::new(Algorithm::AlphaBeta, |_: &Nim, _| 0);
    /// assert_eq!(search.move_values(&Nim(6, Player::First)), [(1, -1), (2, 1), (3, -1)]);
    /// ```
    pub fn move_values<G: Game>(&self, position: &G) -> Vec<(G::Move, Value)>
    where
        E: Evaluate<G>,
    {
        traversal::move_values(self, position)
    }
}
