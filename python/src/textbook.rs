//! The textbook searches, with parts that may be written in Python.

use pyo3::prelude::*;
use suite_search::{Player, Search, Value};
use suite_tabletop::Tabletop;

use crate::by_core::ByCore;
use crate::game_type::GameType;
use crate::heuristic::Heuristic;
use crate::moves::move_to_python;
use crate::observer::Observer;
use crate::results;
use crate::search_args::SearchArgs;
use crate::signals::Signals;

/// Searches a position, with Python locked only if a part of the search is written in it.
pub fn run<'py, G: Tabletop>(
    py: Python<'py>,
    position: &G,
    game: &'static dyn GameType,
    args: &SearchArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let decision = if args.heuristic.is_none() && args.observer.is_none() {
        let estimate = |core: &G::Core, player: Player| -> Value { G::estimate(core, player) };
        let (search, core) = (with_heuristic(args.search, estimate), position.core());
        py.detach(|| search.observe(&core, &mut Signals::new()))?
    } else {
        let heuristic = Heuristic::new(py, game, args.heuristic.clone());
        let observer = Observer::new(py, game, args.observer.as_ref(), &heuristic)?;
        with_heuristic(args.search, &heuristic).observe(&ByCore(position.clone()), &mut (Signals::new(), observer))?
    };
    results::decision(py, position, &decision, |position, mv| move_to_python(py, position, mv))
}

/// Returns the search with another heuristic.
fn with_heuristic<E>(search: Search<()>, heuristic: E) -> Search<E> {
    let Search { algorithm, limit, caching, ordering, fail_hard, heuristic: () } = search;
    Search { algorithm, limit, caching, ordering, fail_hard, heuristic }
}
