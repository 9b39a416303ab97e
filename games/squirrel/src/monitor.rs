//! Searches that somebody waits for.

use std::io;
use std::marker::PhantomData;

use suite_search::{Node, Observe};

use crate::position::Position;

/// Hears how far a search is, and may end it.
///
/// A closure is a monitor that is only asked whether to go on, and `()` is one that never ends a search.
pub trait Monitor {
    /// Called from time to time.
    ///
    /// # Errors
    ///
    /// Any error ends the search, which returns it.
    fn check(&self) -> io::Result<()>;

    /// Called when a move of the root has been searched.
    fn root_move_done(&self) {}
}

impl Monitor for () {
    fn check(&self) -> io::Result<()> {
        Ok(())
    }
}

impl<F: Fn() -> io::Result<()>> Monitor for F {
    fn check(&self) -> io::Result<()> {
        self()
    }
}

/// An observer that tells a monitor how far the search is; `S` is the error with which it stops.
pub(crate) struct MonitorObserver<'a, S = io::Error> {
    monitor: &'a dyn Monitor,
    /// The number of inner nodes entered so far.
    entered: u32,
    stop: PhantomData<fn() -> S>,
}

impl<'a, S> MonitorObserver<'a, S> {
    /// The number of inner nodes between two checks.
    const INTERVAL: u32 = 1 << 14;

    pub(crate) const fn new(monitor: &'a dyn Monitor) -> Self {
        Self { monitor, entered: 0, stop: PhantomData }
    }
}

impl<S: From<io::Error>> Observe<Position> for MonitorObserver<'_, S> {
    type Stop = S;

    #[inline(always)]
    fn enter(&mut self, _: &Node<Position>) -> Result<(), S> {
        self.entered = self.entered.wrapping_add(1);
        if self.entered.is_multiple_of(Self::INTERVAL) {
            self.monitor.check()?;
        }
        Ok(())
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<Position>, _: &Node<Position>) -> Result<(), S> {
        if node.depth == 0 {
            self.monitor.root_move_done();
            self.monitor.check()?;
        }
        Ok(())
    }
}
