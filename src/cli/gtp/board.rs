//! Boards in the text of GTP.

use std::fmt::Write;

use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition, GameFacts, Picture, SquarePicture, Vertex, column_letter};

/// Returns the rows of a board as GTP shows them, the highest number first, each with its number and its squares.
fn rows<'a>(
    game: &'static GameFacts,
    board: &'a Picture<AnyMove>,
) -> impl Iterator<Item = (usize, impl Iterator<Item = &'a SquarePicture<AnyMove>>)> {
    (1..=board.rows).rev().map(move |number| {
        (number, (0..board.columns).filter_map(move |column| Vertex { column, number }.on(game, board)))
    })
}

const fn stone(piece: Option<Player>) -> char {
    match piece {
        None => '.',
        Some(Player::First) => 'X',
        Some(Player::Second) => 'O',
    }
}

/// Returns the stones on a board, as GoGui wants them.
pub fn stones(position: &AnyPosition) -> String {
    let board = position.picture();
    let row = |(_, row): (_, _)| squares(row, |square: &SquarePicture<AnyMove>| stone(square.piece).to_string());
    rows(position.game().facts(), &board).map(row).collect::<Vec<_>>().join("\n")
}

/// Returns a board for people, with the names of its points, the values of its squares, and who is to move.
pub fn drawing(position: &AnyPosition) -> String {
    let board = position.picture();
    let width = if board.squares.iter().any(|square| square.value.is_some()) { 4 } else { 1 };
    let letters =
        (0..board.columns).map(|column| format!("{:<width$}", column_letter(column))).collect::<Vec<_>>().join(" ");
    let mut text = format!("   {}\n", letters.trim_end());
    for (number, row) in rows(position.game().facts(), &board) {
        let row = squares(row, |square| {
            let value = square.value.map_or_else(String::new, |value| value.to_string());
            format!("{}{value:>1$}", stone(square.piece), width - 1)
        });
        let _ = writeln!(text, "{number:>2} {row} {number}");
    }
    text + &format!("   {}", letters.trim_end())
}

fn squares<'a>(
    row: impl Iterator<Item = &'a SquarePicture<AnyMove>>,
    text: impl Fn(&SquarePicture<AnyMove>) -> String,
) -> String {
    row.map(text).collect::<Vec<_>>().join(" ")
}
