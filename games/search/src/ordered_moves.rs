//! The moves of a textbook search with ordering.

use std::cell::RefCell;

use crate::{Game, Value, sort_few};

/// The ordered moves that are still to be searched of all nodes on the path: each node's above its parent's, the best
/// on top. However deep the tree, they take one allocation.
pub(crate) struct OrderedMoves<G: Game>(RefCell<Vec<(Value, G::Move)>>);

impl<G: Game> OrderedMoves<G> {
    pub(crate) const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// Orders the moves of a node by their cost, equal ones as they come.
    pub(crate) fn order(&self, moves: impl Iterator<Item = (Value, G::Move)>) -> NodeMoves<'_, G> {
        let mut stack = self.0.borrow_mut();
        let start = stack.len();
        stack.extend(moves);
        let moves = &mut stack[start..];
        sort_few(moves, |&(cost, _)| cost);
        // The best is on top.
        moves.reverse();
        NodeMoves { all: self, start }
    }
}

/// The ordered moves of one node. Those that are not taken are dropped with it.
pub(crate) struct NodeMoves<'a, G: Game> {
    all: &'a OrderedMoves<G>,
    start: usize,
}

impl<G: Game> Iterator for NodeMoves<'_, G> {
    type Item = G::Move;

    fn next(&mut self) -> Option<G::Move> {
        let mut stack = self.all.0.borrow_mut();
        if stack.len() > self.start { stack.pop().map(|(_, mv)| mv) } else { None }
    }
}

impl<G: Game> Drop for NodeMoves<'_, G> {
    fn drop(&mut self) {
        self.all.0.borrow_mut().truncate(self.start);
    }
}
