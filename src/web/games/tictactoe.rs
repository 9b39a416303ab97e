//! Tic-tac-toe in the browser.

use suite_tictactoe::{Position, Square};

use crate::cli::shared::host::NoOptions;
use crate::cli::tictactoe::table::Start;
use crate::web::pictured::{Heuristic, Picture, Pictured, SquarePicture};

impl Pictured for Position {
    type Start = Start;
    type Options = NoOptions;

    const TITLE: &'static str = "Tic-tac-toe";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("none", |_, _| 0)];

    fn picture(&self) -> Picture<Square> {
        let square = |square: Square| SquarePicture {
            mv: square,
            row: square.row(),
            column: square.column(),
            piece: self.mark_at(square),
            value: None,
        };
        let squares: Vec<_> = Square::all().map(square).collect();
        let moves_left = squares.iter().filter(|square| square.piece.is_none()).count() as u32;
        Picture { rows: 3, columns: 3, squares, moves_left: Some(moves_left) }
    }
}
