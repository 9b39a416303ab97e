//! Boards for people.

use std::fmt::Write as _;
use std::io::{self, Write as _};

use suite_go::{GameState, Illegal, Move, Point, color};
use suite_search::{Game, Player};

use crate::cli::style;
use suite_arena::{Elapsed, FaultKind, Outcome, Spectate};

/// What the two sides are called.
pub const SIDES: [&str; 2] = [color(Player::First), color(Player::Second)];

/// How their stones look.
const STONES: [char; 2] = ['X', 'O'];

/// Shows a game on stderr as it goes on.
pub struct Screen;

impl Spectate<GameState> for Screen {
    fn position(&mut self, state: &GameState) {
        anstream::eprintln!("{}", draw(state));
    }

    fn played(&mut self, player: Player, mv: Move, elapsed: Elapsed) {
        let player = style::side(player, SIDES[player as usize]);
        anstream::eprintln!("{player} plays {mv}, after {:.2} s\n", elapsed.wall().as_secs_f64());
    }
}

/// Shows a game on stdout as it goes on, as the course's host does.
pub struct CourseScreen;

impl Spectate<GameState> for CourseScreen {
    fn position(&mut self, state: &GameState) {
        let mut text = String::new();
        if state.position.played() > 0 {
            text += &draw_as_the_course(state);
        }
        if !state.is_over() {
            text += ["Black makes move...\n", "White makes move...\n"][state.to_move() as usize];
        }
        show(&text);
    }

    fn ended(&mut self, outcome: &Outcome) {
        let mut text = String::new();
        let fault = outcome.fault.as_ref().map(|fault| fault.kind);
        if let Some(FaultKind::Missing | FaultKind::Unreadable | FaultKind::Malformed) = fault {
            text += "output.txt not found or invalid format\n";
        }
        text += "Game end.\n";
        let _ = match outcome.winner {
            Some(winner) => writeln!(text, "The winner is {}", STONES[winner as usize]),
            None => writeln!(text, "The game is a tie"),
        };
        show(&text);
    }
}

/// Prints a part of a game. A reader that has gone is noticed when the result is printed.
fn show(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

/// The board with its coordinates, the last stone in brackets, and how the game stands.
pub fn draw(state: &GameState) -> String {
    let GameState { before, position } = state;
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
pub fn draw_as_the_course(state: &GameState) -> String {
    let (size, board) = (state.position.size(), state.position.board());
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
    style::side(player, STONES[player as usize])
}

/// The point that somebody has typed, with a blank or a comma between row and column.
pub fn point(text: &str) -> Option<Point> {
    let (row, column) = text.split_once([' ', ','])?;
    Point::at(row.trim().parse().ok()?, column.trim().parse().ok()?)
}
