//! Searches that Ctrl-C ends.

use pyo3::prelude::*;
use suite_search::{Game, Node, Observe};

/// Watches Python's signals: Ctrl-C ends the search with a `KeyboardInterrupt`.
#[derive(Default)]
pub struct Signals {
    ticks: u32,
}

impl Signals {
    /// The number of inner nodes between two looks at the signals, for which Python is locked.
    const INTERVAL: u32 = 1 << 16;
    /// The same for the reports of a strong search.
    const REPORTS: u32 = 1 << 6;

    /// Looks at the signals once in [`Self::REPORTS`] reports of a strong search.
    pub fn report(&mut self) -> PyResult<()> {
        self.tick(Self::REPORTS)
    }

    #[inline]
    fn tick(&mut self, interval: u32) -> PyResult<()> {
        self.ticks = self.ticks.wrapping_add(1);
        if self.ticks.is_multiple_of(interval) { Python::attach(|py| py.check_signals()) } else { Ok(()) }
    }
}

impl<G: Game> Observe<G> for Signals {
    type Stop = PyErr;

    #[inline(always)]
    fn enter(&mut self, _: &Node<G>) -> PyResult<()> {
        self.tick(Self::INTERVAL)
    }
}
