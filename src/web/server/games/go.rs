//! Little-Go in the browser.

use serde_json::{Value as Json, json};
use suite_go::{GameState, Size};
use suite_search::Game;

use crate::cli::go::host::HostArgs;
use crate::cli::go::table::Start;
use crate::web::server::served::{Heuristic, Served};

impl Served for GameState {
    type Start = Start;
    type Options = HostArgs;

    const TITLE: &'static str = "Little-Go";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("score", Self::utility)];

    fn variant_options() -> Json {
        let sizes: Vec<_> = Size::all().map(Size::side).collect();
        json!([{ "option": "size", "label": "Board size", "values": sizes, "default": Size::DEFAULT.side() }])
    }
}
