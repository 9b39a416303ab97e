//! What a search tells while it runs.

use std::convert::Infallible;

use crate::{Game, Node, Progress};

/// Watches a search; every method does nothing unless it is written.
///
/// `()` observes nothing and costs nothing. An observer may end the search at any step by returning an error, which the
/// search hands back: a log that cannot be written, a clock that has run out, a user who has seen enough. One that never
/// does has [`Infallible`] for `Stop`.
pub trait Observe<G: Game> {
    /// Why this observer may end the search.
    type Stop;

    /// An inner node is entered; its value is still infinite.
    ///
    /// # Errors
    ///
    /// Any error ends the search, here and below.
    #[inline]
    fn enter(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// A leaf has got its value: the utility of a finished game, or the heuristic at the depth limit.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn leaf(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// A node has taken notice of a child's value; its value and window are those after it, changed or not.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn update(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// A child's value cuts off the rest of a node: the value is the new one, the window still the old.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cut(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// A node was not searched: the cache has its value, or a bound that does as well.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cached(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// A strong search is at work: called when it begins, about every thousand nodes, and when it ends.
    ///
    /// # Errors
    ///
    /// Any error ends the search, but for one at the end, which comes too late.
    #[inline]
    fn progress(&mut self, _progress: &Progress<G::Move>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Returns after how many more nodes at most a strong search must call [`progress`](Self::progress), so that a budget of
    /// nodes gives the same result on every machine.
    #[inline]
    fn node_limit(&self) -> u64 {
        u64::MAX
    }
}

impl<G: Game> Observe<G> for () {
    type Stop = Infallible;
}

/// Counts what a search does.
///
/// ```
/// # use suite_search::{Algorithm, Count, Game, Player, Search, Value};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Nim(u8, Player);
/// # impl Game for Nim {
/// #     type Move = u8;
/// #     type Moves = std::ops::RangeInclusive<u8>;
/// #     fn to_move(&self) -> Player { self.1 }
/// #     fn moves(&self) -> Self::Moves { 1..=self.0.min(3) }
/// #     fn play(&self, taken: u8) -> Self { Nim(self.0 - taken, self.1.opponent()) }
/// #     fn is_over(&self) -> bool { self.0 == 0 }
/// #     fn utility(&self, player: Player) -> Value { if player == self.1 { -1 } else { 1 } }
/// # }
/// let mut count = Count::default();
/// let Ok(_) = Search::new(Algorithm::Minimax, |_: &Nim, _| 0).observe(&Nim(3, Player::First), &mut count);
/// assert_eq!((count.nodes, count.leaves), (8, 4));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// Every node of the tree that the search came to, leaves and those answered from the cache included.
    pub nodes: u64,
    /// Nodes that were evaluated.
    pub leaves: u64,
    /// Nodes whose remaining children were cut off.
    pub cuts: u64,
    /// Nodes that the cache answered.
    pub cached: u64,
}

impl<G: Game> Observe<G> for Count {
    type Stop = Infallible;

    #[inline]
    fn enter(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        Ok(())
    }

    #[inline]
    fn leaf(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        self.leaves += 1;
        Ok(())
    }

    #[inline]
    fn cut(&mut self, _: &Node<G>, _: &Node<G>) -> Result<(), Infallible> {
        self.cuts += 1;
        Ok(())
    }

    #[inline]
    fn cached(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        self.cached += 1;
        Ok(())
    }
}
