//! Boards for people.
#![expect(dead_code, reason = "the host, which shows games as they go on, comes next")]

use std::fmt::Write;
use std::time::Duration;

use suite_go::{Illegal, Move, Point, Situation, color};
use suite_search::Player;

use crate::arena::Spectate;
use crate::cli::style;

/// What the two sides are called.
pub const SIDES: [&str; 2] = [color(Player::First), color(Player::Second)];

/// Shows a game on stderr as it goes on.
pub struct Screen;

impl Spectate<Situation> for Screen {
    fn position(&mut self, situation: &Situation) {
        anstream::eprintln!("{}", draw(situation));
    }

    fn played(&mut self, side: Player, mv: Move, took: Duration) {
        let side = style::side(side, SIDES[side as usize]);
        anstream::eprintln!("{side} plays {mv}, after {:.2} s\n", took.as_secs_f64());
    }
}

/// The board with its coordinates, the last stone in brackets, and how the game stands.
pub fn draw(situation: &Situation) -> String {
    let Situation { before, position } = situation;
    let (size, board) = (position.size(), position.board());
    let mut text = "   ".to_owned();
    for column in 0..size.side() {
        let _ = write!(text, " {column} ");
    }
    for point in size.points() {
        if point.column() == 0 {
            let _ = write!(text, "\n {} ", point.row());
        }
        let _ = match board.stone_at(point) {
            None => write!(text, " . "),
            Some(player) if before.stone_at(point).is_none() => write!(text, "({})", stone(player)),
            Some(player) => write!(text, " {} ", stone(player)),
        };
    }
    let [black, white] = Player::BOTH.map(|player| {
        let stones = position.stones(player);
        format!("{} {} {stones}", stone(player), style::side(player, SIDES[player as usize]))
    });
    let (played, longest) = (position.played(), size.longest_game());
    let _ = write!(text, "\n\n{black}, {white} + {}; {played} of {longest} moves played", size.komi());
    if position.is_after_pass() {
        text += ", the last one a pass";
    }
    if let Some(ko) = size.points().find(|&point| position.illegal(Move::Place(point)) == Some(Illegal::Ko)) {
        let _ = write!(text, "; ko at {ko}");
    }
    text
}

/// The board as the course's host draws it: ten dashes on 5x5, two characters a point, ten dashes, an empty line.
pub fn draw_as_the_course(situation: &Situation) -> String {
    let (size, board) = (situation.position.size(), situation.position.board());
    let dashes = "--".repeat(size.side());
    let mut text = dashes.clone();
    for point in size.points() {
        if point.column() == 0 {
            text.push('\n');
        }
        text += match board.stone_at(point) {
            None => "  ",
            Some(Player::First) => "X ",
            Some(Player::Second) => "O ",
        };
    }
    text + "\n" + &dashes + "\n\n"
}

fn stone(player: Player) -> style::Styled<char> {
    style::side(player, ['X', 'O'][player as usize])
}

/// The point that somebody has typed, with a blank or a comma between row and column.
pub fn point(text: &str) -> Option<Point> {
    let (row, column) = text.split_once([' ', ','])?;
    Point::at(row.trim().parse().ok()?, column.trim().parse().ok()?)
}
