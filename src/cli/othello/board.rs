//! Boards for people.

use std::fmt::Write;

use suite_othello::{Bits, Move, Position, Square, color};
use suite_search::{Game, Player};

use crate::cli::style;
use suite_arena::{Elapsed, Spectate};

/// What the two sides are called.
pub const SIDES: [&str; 2] = [color(Player::First), color(Player::Second)];

/// Shows a game on stderr as it goes on.
pub struct Screen;

impl<B: Bits> Spectate<Position<B>> for Screen {
    fn position(&mut self, position: &Position<B>) {
        anstream::eprintln!("{}", draw(position));
    }

    fn played(&mut self, player: Player, mv: Move, elapsed: Elapsed) {
        let player = style::side(player, SIDES[player as usize]);
        anstream::eprintln!("{player} plays {mv}, after {:.2} s\n", elapsed.wall().as_secs_f64());
    }
}

/// The board with its coordinates and what the player to move may do.
fn draw<B: Bits>(position: &Position<B>) -> String {
    let size = position.size();
    let board = position.board();
    let mut text = "   ".to_owned();
    for column in 0..size.side() {
        text += &format!("{column:>3}");
    }
    text += "\n";
    for row in 0..size.side() {
        text += &format!("{row:>3}");
        for column in 0..size.side() {
            let square = Square::at(column, row).expect("a square of the board");
            let _ = match board.disk_at(square) {
                Some(player) => write!(text, "  {}", disk(player)),
                None if position.moves().any(|mv| mv == Move::Place(square)) => {
                    write!(text, "  {}", style::strong('+'))
                }
                None => write!(text, "  ."),
            };
        }
        text += "\n";
    }
    let [dark, light] = Player::BOTH
        .map(|player| style::side(player, format!("{} {}", SIDES[player as usize], position.disks(player))));
    text + &format!("\n{} {dark}, {} {light}", disk(Player::First), disk(Player::Second))
}

fn disk(player: Player) -> style::Styled<char> {
    style::side(player, ['X', 'O'][player as usize])
}
