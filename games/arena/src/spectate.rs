//! Spectators of games.

use suite_search::{Game, Player};

use crate::{Elapsed, Outcome};

/// Watches a game, to show it or to count its moves. Every method does nothing by default; `()` watches nothing.
pub trait Spectate<G: Game> {
    /// Sees the position that the game begins with, goes on with, or goes back to.
    fn position(&mut self, _position: &G) {}

    /// Sees a move that an agent has played; its position follows.
    fn played(&mut self, _player: Player, _mv: G::Move, _elapsed: Elapsed) {}

    /// Sees the end of the game.
    fn ended(&mut self, _outcome: &Outcome) {}
}

impl<G: Game> Spectate<G> for () {}

/// A pair of spectators of the same game.
impl<G: Game, S: Spectate<G>, T: Spectate<G>> Spectate<G> for (S, T) {
    fn position(&mut self, position: &G) {
        self.0.position(position);
        self.1.position(position);
    }

    fn played(&mut self, player: Player, mv: G::Move, elapsed: Elapsed) {
        self.0.played(player, mv, elapsed);
        self.1.played(player, mv, elapsed);
    }

    fn ended(&mut self, outcome: &Outcome) {
        self.0.ended(outcome);
        self.1.ended(outcome);
    }
}

impl<G: Game, S: Spectate<G> + ?Sized> Spectate<G> for Box<S> {
    fn position(&mut self, position: &G) {
        (**self).position(position);
    }

    fn played(&mut self, player: Player, mv: G::Move, elapsed: Elapsed) {
        (**self).played(player, mv, elapsed);
    }

    fn ended(&mut self, outcome: &Outcome) {
        (**self).ended(outcome);
    }
}
