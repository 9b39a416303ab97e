//! The textbook searches, as Python calls them.

use pyo3::prelude::*;
use suite_search::Search;

use crate::limit::Limit;
use crate::position::Position;
use crate::search_args::{SearchArgs, algorithm_named};

/// Returns the best move for whoever is to move, by one of the textbook's searches: "greedy", "minimax" or "alphabeta".
///
/// The limit is in plies; None, or -1 as in the courses, searches to the end of the game. Positions at the limit are
/// evaluated by the course's own heuristic, or by heuristic(position, player), which returns an int: scale and round
/// what is not whole. An observer is an object with some of the methods enter(node), leaf(node), update(node, child),
/// cut(node, child) and cached(node). An exception in either ends the search. Without them, other threads of Python run
/// meanwhile.
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
    limit: Option<Limit>,
    caching: bool,
    ordering: bool,
    heuristic: Option<Bound<'py, PyAny>>,
    observer: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let search = Search {
        limit: limit.and_then(|limit| limit.0),
        caching,
        ordering,
        ..Search::new(algorithm_named(algorithm)?, ())
    };
    position.game_type().search(py, position.any(), &SearchArgs { search, heuristic, observer })
}
