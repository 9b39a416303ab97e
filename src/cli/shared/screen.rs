//! The board on the terminal, during a game.

use suite_arena::{Elapsed, Spectate};
use suite_search::Player;
use suite_work::note;

use super::style;
use super::tabletop::Tabletop;

/// A spectator that draws the game on stderr.
pub struct Screen<M> {
    /// The move that led to the position that is shown next.
    last: Option<M>,
}

impl<M> Screen<M> {
    /// Returns a screen.
    pub const fn new() -> Self {
        Self { last: None }
    }
}

impl<G: Tabletop> Spectate<G> for Screen<G::Move> {
    fn position(&mut self, position: &G) {
        note!("{}", position.draw(self.last.take()));
    }

    fn played(&mut self, player: Player, mv: G::Move, elapsed: Elapsed) {
        self.last = Some(mv);
        let player = style::player(player, G::PLAYERS[player as usize]);
        note!("{player} plays {mv}, after {:.2} s\n", elapsed.wall().as_secs_f64());
    }
}
