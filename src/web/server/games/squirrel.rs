//! The squirrel war in the browser.

use std::io::Cursor;

use anyhow::{Result, ensure};
use suite_search::{Algorithm, Game, Search, Wording};
use suite_squirrel::{Comparison, Output, Position, SearchSpec, Task, WORDING, check};

use crate::cli::shared::host::NoOptions;
use crate::cli::squirrel::table::{Start, Variant};
use crate::web::server::served::{Heuristic, Served};

impl Served for Position {
    type Start = Start;
    type Options = NoOptions;

    const TITLE: &'static str = "The squirrel war";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("score", Self::score)];
    const WORDING: Wording<Self> = WORDING;

    fn task(variant: &Variant) -> Option<(Algorithm, u32)> {
        match Task::parse(variant.input.as_bytes()) {
            Ok(Task::NextState { spec, .. }) => Some((spec.algorithm, spec.limit)),
            _ => None,
        }
    }

    fn check_log(start: &Self, search: &Search<Heuristic<Self>>, log: &str) -> Result<Comparison> {
        ensure!(
            !search.caching && !search.ordering,
            "expected a search without caching and ordering, as the task asks for"
        );
        let limit = search.limit.unwrap_or(start.empty().len() as u32);
        let spec = SearchSpec { player: start.to_move(), algorithm: search.algorithm, limit };
        let task = Task::NextState { spec, position: *start };
        ensure!(
            Output::of(&task).contains(&Output::TraverseLog),
            "expected minimax or alpha-beta: greedy writes no log"
        );
        Ok(check(&task, Output::TraverseLog, &mut Cursor::new(log))?)
    }
}
