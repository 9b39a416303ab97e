//! Boards in the text of GTP.

use std::fmt::Write;

use suite_search::Player;

use super::vertex::{Vertex, letter};
use crate::cli::shared::tabletop::Tabletop;
use crate::web::picture::{Picture, SquarePicture};

/// Returns the rows of a board as GTP shows them, the highest number first, each with its number and its squares.
fn rows<G: Tabletop>(
    board: &Picture<G::Move>,
) -> impl Iterator<Item = (usize, impl Iterator<Item = &SquarePicture<G::Move>>)> {
    (1..=board.rows).rev().map(move |number| {
        (number, (0..board.columns).filter_map(move |column| Vertex { column, number }.on::<G>(board)))
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
pub fn stones<G: Tabletop>(position: &G) -> String {
    let board = position.picture();
    let row = |(_, row): (_, _)| squares(row, |square: &SquarePicture<G::Move>| stone(square.piece).to_string());
    rows::<G>(&board).map(row).collect::<Vec<_>>().join("\n")
}

/// Returns a board for people, with the names of its points, the values of its squares, and who is to move.
pub fn drawing<G: Tabletop>(position: &G) -> String {
    let board = position.picture();
    let width = if board.squares.iter().any(|square| square.value.is_some()) { 4 } else { 1 };
    let letters = (0..board.columns).map(|column| format!("{:<width$}", letter(column))).collect::<Vec<_>>().join(" ");
    let mut text = format!("   {}\n", letters.trim_end());
    for (number, row) in rows::<G>(&board) {
        let row = squares(row, |square| {
            let value = square.value.map_or_else(String::new, |value| value.to_string());
            format!("{}{value:>1$}", stone(square.piece), width - 1)
        });
        let _ = writeln!(text, "{number:>2} {row} {number}");
    }
    text + &format!("   {}", letters.trim_end())
}

fn squares<'a, M: 'a>(
    row: impl Iterator<Item = &'a SquarePicture<M>>,
    text: impl Fn(&SquarePicture<M>) -> String,
) -> String {
    row.map(text).collect::<Vec<_>>().join(" ")
}
