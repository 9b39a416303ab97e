//! Tic-tac-toe in the browser.

use suite_tictactoe::Position;

use crate::cli::shared::host::NoOptions;
use crate::cli::tictactoe::table::Start;
use crate::web::server::served::{Heuristic, Served};

impl Served for Position {
    type Start = Start;
    type Options = NoOptions;

    const TITLE: &'static str = "Tic-tac-toe";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("none", |_, _| 0)];
}
