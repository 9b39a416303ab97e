//! Little-Go in the browser.

use serde_json::{Value as Json, json};
use suite_go::{GameState, Move, Size};
use suite_search::Game;

use crate::cli::go::host::HostArgs;
use crate::cli::go::table::Start;
use crate::web::pictured::{Heuristic, Picture, Pictured, SquarePicture};

impl Pictured for GameState {
    type Start = Start;
    type Options = HostArgs;

    const TITLE: &'static str = "Little-Go";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("score", Self::utility)];

    fn variant_options() -> Json {
        let sizes: Vec<_> = Size::all().map(Size::side).collect();
        json!([{ "option": "size", "label": "Board size", "values": sizes, "default": Size::DEFAULT.side() }])
    }

    fn picture(&self) -> Picture<Move> {
        let (size, board) = (self.position.size(), self.position.board());
        let square = |point: suite_go::Point| SquarePicture {
            mv: Move::Place(point),
            row: point.row(),
            column: point.column(),
            piece: board.stone_at(point),
            value: None,
        };
        Picture {
            rows: size.side(),
            columns: size.side(),
            squares: size.points().map(square).collect(),
            moves_left: Some(size.longest_game().saturating_sub(self.position.played())),
        }
    }
}
