//! Searches that Ctrl-C ends.

use std::time::{Duration, Instant};

use pyo3::prelude::*;
use suite_search::{Game, Node, Observe};

/// Watches Python's signals: Ctrl-C ends the search with a `KeyboardInterrupt`.
pub struct Signals {
    nodes: u32,
    looked: Instant,
}

impl Signals {
    /// The time between two looks at the signals, for which Python is locked.
    const INTERVAL: Duration = Duration::from_millis(50);
    /// The number of inner nodes between two looks at the clock. On a large board they take some milliseconds.
    const NODES: u32 = 1 << 8;

    /// Begins to watch.
    pub fn new() -> Self {
        Self { nodes: 0, looked: Instant::now() }
    }

    /// Looks at the signals, if the last look was a while ago.
    pub fn check(&mut self) -> PyResult<()> {
        if self.looked.elapsed() < Self::INTERVAL {
            return Ok(());
        }
        self.looked = Instant::now();
        Python::attach(|py| py.check_signals())
    }
}

impl<G: Game> Observe<G> for Signals {
    type Stop = PyErr;

    #[inline(always)]
    fn enter(&mut self, _: &Node<G>) -> PyResult<()> {
        self.nodes = self.nodes.wrapping_add(1);
        if self.nodes.is_multiple_of(Self::NODES) { self.check() } else { Ok(()) }
    }
}
