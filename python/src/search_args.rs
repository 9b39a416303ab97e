//! What is asked of a textbook search.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use suite_search::{Algorithm, Search};

/// The arguments of a search.
pub struct SearchArgs<'py> {
    pub search: Search<()>,
    pub heuristic: Option<Bound<'py, PyAny>>,
    pub observer: Option<Bound<'py, PyAny>>,
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
