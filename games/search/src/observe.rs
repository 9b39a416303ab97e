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
