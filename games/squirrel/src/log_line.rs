//! One line of a traversal log, before it is formatted.

use suite_search::{INFINITY, Node, Value};

use crate::position::Position;
use crate::square::SQUARES;

/// The contents of a log line in eight bytes, since a log has tens of millions of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LogLine {
    /// The index of the square, or [`ROOT`].
    pub(crate) node: u8,
    pub(crate) depth: u8,
    pub(crate) value: i16,
    pub(crate) alpha: i16,
    pub(crate) beta: i16,
}

/// The root, which no move leads to, as a [`LogLine::node`].
pub(crate) const ROOT: u8 = SQUARES as u8;

/// [`INFINITY`] in a [`LogLine`]. The value of a board is far below: 25 squares of at most 255 each.
pub(crate) const INFINITE: i16 = i16::MAX;
/// `-INFINITY` in a [`LogLine`].
pub(crate) const MINUS_INFINITE: i16 = -INFINITE;

impl LogLine {
    /// Returns the line for the current state of `node`.
    #[inline(always)]
    #[must_use]
    pub(crate) fn new(node: &Node<Position>) -> Self {
        Self {
            node: match node.last_move {
                Some(square) => square.index() as u8,
                None => ROOT,
            },
            depth: node.depth as u8,
            value: narrow(node.value),
            alpha: narrow(node.window.alpha),
            beta: narrow(node.window.beta),
        }
    }
}

#[inline(always)]
fn narrow(value: Value) -> i16 {
    const MINUS_INFINITY: Value = -INFINITY;
    match value {
        INFINITY => INFINITE,
        MINUS_INFINITY => MINUS_INFINITE,
        finite => finite as i16,
    }
}
