//! What searches with a null window have in common: the children that wait for their turn, and how a child is searched.

use crate::table::Place;
use crate::{Game, Solvable, Value, Window};

/// A child that may be searched.
pub(crate) struct Candidate<G: Solvable> {
    pub(crate) mv: G::Move,
    /// The cost and the place in the canonical order; the least is searched first.
    pub(crate) rank: i64,
    pub(crate) position: G,
    /// Where the table has it, if that has been worked out.
    pub(crate) place: Option<Place<G::Key>>,
}

impl<G: Solvable> Candidate<G> {
    /// Adds the cost to the rank; the move that was best before costs the least.
    #[inline]
    pub(crate) fn promise(&mut self, parent: &G, hint: Option<G::Move>, plies: u32) {
        let cost = if hint == Some(self.mv) { i32::MIN } else { parent.cost(self.mv, &self.position, plies) };
        self.rank += i64::from(cost) << 16;
    }
}

/// The children that are still to be searched of all nodes on the path: each node's above its parent's.
pub(crate) struct Candidates<G: Solvable>(pub(crate) Vec<Candidate<G>>);

impl<G: Solvable> Candidates<G> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }

    /// Where the candidate from `start` on lies that is to be searched next.
    #[inline]
    pub(crate) fn first(&self, start: usize) -> Option<usize> {
        let ranks = self.0[start..].iter().map(|candidate| candidate.rank);
        ranks.zip(start..).min().map(|(_, index)| index)
    }
}

/// The value of a child for the player who moves in its parent, as it lies to `window`; `search` finds it for who moves in the
/// child. All but the first child are only compared with what there is, as long as they are no better.
#[inline]
pub(crate) fn scout<G: Game, S>(
    parent: &G,
    child: &G,
    window: Window,
    is_first: bool,
    mut search: impl FnMut(Window) -> Result<Value, S>,
) -> Result<Value, S> {
    let same_player = child.to_move() == parent.to_move();
    let mut search = |window: Window| {
        if same_player { search(window) } else { Ok(-search(Window { alpha: -window.beta, beta: -window.alpha })?) }
    };
    if is_first {
        return search(window);
    }
    let value = search(Window { beta: window.alpha + 1, ..window })?;
    if value > window.alpha && value < window.beta {
        // It is better than what there was; how much better?
        return Ok(value.max(search(Window { alpha: value, ..window })?));
    }
    Ok(value)
}

/// Bytes of stack that must be left before going a ply deeper, and bytes to add where they are not.
const STACK_LEFT: usize = 32 * 1024;
const STACK_ADDED: usize = 1024 * 1024;

/// Goes a ply deeper, however deep that is.
#[inline]
pub(crate) fn with_stack<T>(search: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(STACK_LEFT, STACK_ADDED, search)
}
