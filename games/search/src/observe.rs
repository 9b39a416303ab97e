//! The trait of whatever watches a search.

use std::convert::Infallible;

use crate::{Game, Node, Progress};

/// Watches a search, and may stop it; every method has an empty default.
///
/// `()` observes nothing and costs nothing. An observer may end the search at any step by returning an error, which the search
/// returns in turn: a log that cannot be written, a [budget](crate::Meter) that is used up, a user who has seen enough. One that
/// never does has [`Infallible`] as its `Stop`. A textbook search calls all methods but [`progress`](Self::progress) and
/// [`node_limit`](Self::node_limit), which are for the strong searches.
pub trait Observe<G: Game> {
    /// The error with which this observer may end the search.
    type Stop;

    /// Called when an inner node is entered, while its value is still infinite.
    ///
    /// # Errors
    ///
    /// Any error ends the search, here and below.
    #[inline]
    fn enter(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a leaf has been given its value: the utility of a finished game, or the heuristic at the depth limit.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn leaf(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a node has been updated by a child's value, whether that has changed its value and window or not.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn update(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a child's value cuts off the rest of a node: the node has its new value, and still the old window.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cut(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a node is not searched because the cache has its value, or a bound that does as well.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cached(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a strong search begins, about every thousand nodes, and when it ends.
    ///
    /// # Errors
    ///
    /// Any error ends the search, except at its end.
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
