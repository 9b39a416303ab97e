//! Nodes of the search tree, as a textbook search and its observers see them.

use crate::{Game, INFINITY, Player, Value};

/// A position in the tree, with what the search knows about it so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node<G: Game> {
    /// The position.
    pub position: G,
    /// The move that led here; `None` at the root.
    pub last_move: Option<G::Move>,
    /// Plies from the root.
    pub depth: u32,
    /// Whether the [maximizer](Game::maximizer) is to move, who picks the greatest value; the opponent picks the least.
    pub is_max: bool,
    /// The best value of the children seen so far, for the maximizer; at a leaf, the leaf's own.
    pub value: Value,
    /// The move to the best child seen so far.
    pub best: Option<G::Move>,
    /// The alpha-beta window. Minimax leaves it open.
    pub window: Window,
}

impl<G: Game> Node<G> {
    /// Creates the root of a tree.
    #[must_use]
    pub fn root(position: &G) -> Self {
        let is_max = position.to_move() == position.maximizer();
        Self {
            position: position.clone(),
            last_move: None,
            depth: 0,
            is_max,
            value: if is_max { -INFINITY } else { INFINITY },
            best: None,
            window: Window::OPEN,
        }
    }

    /// Creates the node after `mv` in a search for `player`. It inherits the window, and its value is the worst for the
    /// player to move there.
    #[inline]
    #[must_use]
    pub fn child(&self, mv: G::Move, player: Player) -> Self {
        let position = self.position.play(mv);
        let is_max = position.to_move() == player;
        Self {
            position,
            last_move: Some(mv),
            depth: self.depth + 1,
            is_max,
            value: if is_max { -INFINITY } else { INFINITY },
            best: None,
            window: self.window,
        }
    }

    /// Takes the value of a child if that is better than the node's value so far.
    #[inline(always)]
    pub(crate) fn improve(&mut self, child: &Self) {
        if self.prefers(child.value) {
            self.value = child.value;
            self.best = child.last_move;
        }
    }

    /// Returns whether `value` is strictly better for the player to move here than the node's value so far.
    #[inline]
    fn prefers(&self, value: Value) -> bool {
        if self.is_max { value > self.value } else { value < self.value }
    }

    /// Returns whether the rest of the node can be cut off: the opponent has something at least as good elsewhere.
    #[inline]
    pub(crate) fn is_refuted(&self) -> bool {
        if self.is_max { self.value >= self.window.beta } else { self.value <= self.window.alpha }
    }

    /// Replaces a value outside the window with which the node was entered by the bound that it has reached.
    pub(crate) fn fail_hard(&mut self, entered: Window) {
        self.value = self.value.clamp(entered.alpha, entered.beta);
    }

    /// Narrows the window by the node's value.
    #[inline]
    pub(crate) fn narrow(&mut self) {
        if self.is_max {
            self.window.alpha = self.window.alpha.max(self.value);
        } else {
            self.window.beta = self.window.beta.min(self.value);
        }
    }
}

/// The alpha-beta window: what each player can already get elsewhere on the path from the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The maximizer can get at least this.
    pub alpha: Value,
    /// The opponent can hold the maximizer to this.
    pub beta: Value,
}

impl Window {
    /// The open window: every value matters.
    pub const OPEN: Self = Self { alpha: -INFINITY, beta: INFINITY };
}
