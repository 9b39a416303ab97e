//! Searches that can be interrupted.

use std::io;

use suite_search::{Node, Observe};

use crate::position::Position;
use crate::submission::Stop;

/// An observer that asks from time to time whether the search goes on.
pub(crate) struct Interrupts<'a> {
    /// Returns the error that ends the search.
    interrupt: &'a dyn Fn() -> io::Result<()>,
    /// The number of inner nodes entered so far.
    entered: u32,
}

impl<'a> Interrupts<'a> {
    /// The number of inner nodes between two questions.
    const INTERVAL: u32 = 1 << 14;

    pub(crate) const fn new(interrupt: &'a dyn Fn() -> io::Result<()>) -> Self {
        Self { interrupt, entered: 0 }
    }
}

impl Observe<Position> for Interrupts<'_> {
    type Stop = Stop;

    #[inline(always)]
    fn enter(&mut self, _: &Node<Position>) -> Result<(), Stop> {
        self.entered = self.entered.wrapping_add(1);
        if self.entered.is_multiple_of(Self::INTERVAL) {
            (self.interrupt)()?;
        }
        Ok(())
    }
}
