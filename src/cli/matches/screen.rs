//! The board on the terminal, during a game.

use suite_arena::{Elapsed, Spectate};
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition, style};
use suite_work::note;

/// A spectator that draws the game on stderr.
#[derive(Default)]
pub struct Screen {
    /// The game's names of the players.
    players: [&'static str; 2],
    /// The move that led to the position that is shown next.
    last: Option<AnyMove>,
}

impl Spectate<AnyPosition> for Screen {
    fn position(&mut self, position: &AnyPosition) {
        self.players = position.game().facts().players;
        note!("{}", position.draw(self.last.take()));
    }

    fn played(&mut self, player: Player, mv: AnyMove, elapsed: Elapsed) {
        self.last = Some(mv);
        let player = style::player(player, self.players[player as usize]);
        note!("{player} plays {mv}, after {:.2} s\n", elapsed.wall().as_secs_f64());
    }
}
