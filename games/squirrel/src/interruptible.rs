//! Searches that somebody may interrupt.

use std::io;

use suite_search::{Node, Observe};

use crate::position::Position;
use crate::submission::Stop;

/// An observer, and somebody who is asked from time to time whether the search goes on.
pub(crate) struct Interruptible<'a, O> {
    inner: &'a mut O,
    /// Returns the error that ends the search.
    interrupt: &'a dyn Fn() -> io::Result<()>,
    /// The number of inner nodes entered so far.
    entered: u32,
}

impl<'a, O> Interruptible<'a, O> {
    /// The number of inner nodes between two questions.
    const INTERVAL: u32 = 1 << 14;

    pub(crate) const fn new(inner: &'a mut O, interrupt: &'a dyn Fn() -> io::Result<()>) -> Self {
        Self { inner, interrupt, entered: 0 }
    }
}

impl<O: Observe<Position>> Observe<Position> for Interruptible<'_, O>
where
    Stop: From<O::Stop>,
{
    type Stop = Stop;

    #[inline(always)]
    fn enter(&mut self, node: &Node<Position>) -> Result<(), Stop> {
        self.entered = self.entered.wrapping_add(1);
        if self.entered.is_multiple_of(Self::INTERVAL) {
            (self.interrupt)()?;
        }
        Ok(self.inner.enter(node)?)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<Position>) -> Result<(), Stop> {
        Ok(self.inner.leaf(node)?)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Stop> {
        Ok(self.inner.update(node, child)?)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Stop> {
        Ok(self.inner.cut(node, child)?)
    }
}
