//! The clock of a built-in player that searches.

use suite_search::{Game, Node, Observe};

use suite_arena::{Clock, Fault};

/// Ends a search when its time is over.
pub struct Watch<'a> {
    clock: &'a Clock<'a>,
    nodes: u32,
}

impl<'a> Watch<'a> {
    /// An observer that looks at this clock now and then.
    pub const fn new(clock: &'a Clock<'a>) -> Self {
        Self { clock, nodes: 0 }
    }
}

/// So many inner nodes are searched between two looks at the clock.
const LOOK: u32 = 256;

impl<G: Game> Observe<G> for Watch<'_> {
    type Stop = Fault;

    #[inline]
    fn enter(&mut self, _: &Node<G>) -> Result<(), Fault> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK) { self.clock.check() } else { Ok(()) }
    }
}
