//! Searches that Ctrl-C ends.

use pyo3::prelude::*;
use suite_search::{Game, Node, Observe, Progress};

/// An observer, and Python's signals: Ctrl-C ends the search with a `KeyboardInterrupt`.
pub struct Interruptible<O> {
    /// The observer.
    pub inner: O,
    ticks: u32,
}

impl<O> Interruptible<O> {
    /// The number of inner nodes between two looks at the signals, for which Python is locked.
    const INTERVAL: u32 = 1 << 16;
    /// The same for the reports of a strong search.
    const REPORTS: u32 = 1 << 6;

    /// Watches for signals beside an observer.
    pub const fn new(inner: O) -> Self {
        Self { inner, ticks: 0 }
    }

    #[inline]
    fn tick(&mut self, interval: u32) -> PyResult<()> {
        self.ticks = self.ticks.wrapping_add(1);
        if self.ticks.is_multiple_of(interval) { Python::attach(|py| py.check_signals()) } else { Ok(()) }
    }
}

impl<G: Game, O: Observe<G, Stop: Into<PyErr>>> Observe<G> for Interruptible<O> {
    type Stop = PyErr;

    #[inline(always)]
    fn enter(&mut self, node: &Node<G>) -> PyResult<()> {
        self.tick(Self::INTERVAL)?;
        self.inner.enter(node).map_err(Into::into)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<G>) -> PyResult<()> {
        self.inner.leaf(node).map_err(Into::into)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<G>, child: &Node<G>) -> PyResult<()> {
        self.inner.update(node, child).map_err(Into::into)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<G>, child: &Node<G>) -> PyResult<()> {
        self.inner.cut(node, child).map_err(Into::into)
    }

    #[inline(always)]
    fn cached(&mut self, node: &Node<G>) -> PyResult<()> {
        self.inner.cached(node).map_err(Into::into)
    }

    fn progress(&mut self, progress: &Progress<G::Move>) -> PyResult<()> {
        self.tick(Self::REPORTS)?;
        self.inner.progress(progress).map_err(Into::into)
    }
}
