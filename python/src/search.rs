//! The textbook searches.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use suite_search::{Algorithm, Player, Search, Value};
use suite_tabletop::Tabletop;

use crate::by_core::ByCore;
use crate::decision::Decision;
use crate::game_type::move_to_python;
use crate::heuristic::Heuristic;
use crate::observer::Observer;
use crate::position::Position;
use crate::signals::Signals;

/// Returns the best move for whoever is to move, by one of the textbook's searches: "greedy", "minimax" or "alphabeta".
///
/// The limit is in plies; None searches to the end of the game. Positions at the limit are evaluated by the course's
/// own heuristic, or by heuristic(position, player), which returns an int. An observer is an object with some of the
/// methods enter(node), leaf(node), update(node, child), cut(node, child) and cached(node). An exception in either ends
/// the search. Without them, other threads of Python run meanwhile.
#[pyfunction]
#[pyo3(signature = (
    position,
    algorithm = "alphabeta",
    limit = None,
    caching = false,
    ordering = false,
    heuristic = None,
    observer = None,
))]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub fn search<'py>(
    py: Python<'py>,
    position: &Position,
    algorithm: &str,
    limit: Option<u32>,
    caching: bool,
    ordering: bool,
    heuristic: Option<Bound<'py, PyAny>>,
    observer: Option<Bound<'py, PyAny>>,
) -> PyResult<Decision> {
    let search = Search { limit, caching, ordering, ..Search::new(algorithm_named(algorithm)?, ()) };
    position.game_type().search(py, position.any(), &SearchArgs { search, heuristic, observer })
}

/// Returns the algorithm with this name.
pub fn algorithm_named(name: &str) -> PyResult<Algorithm> {
    match name {
        "greedy" => Ok(Algorithm::Greedy),
        "minimax" => Ok(Algorithm::Minimax),
        "alphabeta" => Ok(Algorithm::AlphaBeta),
        _ => Err(PyValueError::new_err(format!("expected 'greedy', 'minimax' or 'alphabeta', found '{name}'"))),
    }
}

/// The arguments of a search.
pub struct SearchArgs<'py> {
    search: Search<()>,
    heuristic: Option<Bound<'py, PyAny>>,
    observer: Option<Bound<'py, PyAny>>,
}

/// Searches a position, with Python locked only if a part of the search is written in it.
pub fn run<G: Tabletop>(py: Python<'_>, position: &G, args: &SearchArgs<'_>) -> PyResult<Decision> {
    let decision = if args.heuristic.is_none() && args.observer.is_none() {
        let estimate = |core: &G::Core, player: Player| -> Value { G::estimate(core, player) };
        let (search, core) = (with_heuristic(args.search, estimate), position.core());
        py.detach(|| search.observe(&core, &mut Signals::default()))?
    } else {
        let heuristic = Heuristic::new(py, args.heuristic.clone());
        let observer = Observer::new(py, args.observer.as_ref(), &heuristic)?;
        with_heuristic(args.search, &heuristic)
            .observe(&ByCore(position.clone()), &mut (Signals::default(), observer))?
    };
    Decision::new(py, position, &decision, |position, mv| move_to_python(py, position, mv))
}

/// Returns the search with another heuristic.
fn with_heuristic<E>(search: Search<()>, heuristic: E) -> Search<E> {
    let Search { algorithm, limit, caching, ordering, heuristic: () } = search;
    Search { algorithm, limit, caching, ordering, heuristic }
}
