//! Othello in the browser.

use serde_json::{Value as Json, json};
use suite_othello::{Bits, Mobility, Position, Size};
use suite_search::{Evaluate, Game};

use crate::cli::othello::host::HostArgs;
use crate::cli::othello::table::{Start, Variant};
use crate::web::server::served::{Heuristic, Served};

/// The size of the board of the assignment.
const USUAL_SIZE: usize = 8;

/// Returns whether a variant has a board of more than 64 squares.
pub fn is_wide(variant: &Json) -> bool {
    serde_json::from_value::<Variant>(variant.clone()).is_ok_and(|variant| variant.is_wide())
}

impl<B: Bits> Served for Position<B> {
    type Start = Start;
    type Options = HostArgs;

    const TITLE: &'static str = "Othello";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] =
        &[("utility", Self::utility), ("mobility", |position, player| Mobility.evaluate(position, player))];

    fn variant_options() -> Json {
        let sizes: Vec<_> = Size::all().map(Size::side).collect();
        json!([
            { "option": "size", "label": "Board size", "values": sizes, "default": USUAL_SIZE },
            { "option": "rules", "label": "A player without a move", "values": ["ends", "standard"], "default": "ends" },
        ])
    }
}
