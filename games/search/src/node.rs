//! A node of the search tree, as a search and its observers see it.

use crate::{Game, INFINITY, Player, Value};

/// A position in the tree, with what the search knows of it so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Node<G: Game> {
    /// The position.
    pub position: G,
    /// The move that led here; `None` at the root.
    pub last_move: Option<G::Move>,
    /// Plies from the root.
    pub depth: u32,
    /// Whether the root's player is to move, who picks the greatest value; the opponent picks the least.
    pub is_max: bool,
    /// The best value of the children seen so far, for the root's player; at a leaf, the leaf's own.
    pub value: Value,
    /// The move to the best child seen so far.
    pub best: Option<G::Move>,
    /// The values that still matter here. Minimax leaves it open.
    pub window: Window,
}

impl<G: Game> Node<G> {
    /// The root of the tree over `position`, as a search enters it.
    #[must_use]
    pub fn root(position: &G) -> Self {
        Self {
            position: position.clone(),
            last_move: None,
            depth: 0,
            is_max: true,
            value: -INFINITY,
            best: None,
            window: Window::OPEN,
        }
    }

    /// The node behind `mv` in a search for `player`; it inherits the window, and its value is the worst for whoever is to
    /// move there.
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

    /// Whether the player to move here would rather have `value` than what the node has now. Equal is not better.
    #[inline]
    pub(crate) fn prefers(&self, value: Value) -> bool {
        if self.is_max { value > self.value } else { value < self.value }
    }

    /// Whether the player who moves above would never let the game come here: the cut-off, on equality too.
    #[inline]
    pub(crate) fn is_refuted(&self) -> bool {
        if self.is_max { self.value >= self.window.beta } else { self.value <= self.window.alpha }
    }

    /// Moves the bound of the player to move up to the node's value.
    #[inline]
    pub(crate) fn narrow(&mut self) {
        if self.is_max {
            self.window.alpha = self.window.alpha.max(self.value);
        } else {
            self.window.beta = self.window.beta.min(self.value);
        }
    }
}

/// The alpha-beta window: what either side has been promised already elsewhere on the path from the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// The root's player can have at least this.
    pub alpha: Value,
    /// The opponent can keep it down to this.
    pub beta: Value,
}

impl Window {
    /// Nothing promised: every value matters.
    pub const OPEN: Self = Self { alpha: -INFINITY, beta: INFINITY };
}
