//! The exception for a move that the position does not allow.

use std::fmt::Display;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use suite_search::IllegalMove;

pyo3::create_exception!(suite_games, IllegalMoveError, PyValueError, "A move that the position does not allow.");

/// Returns the exception for an illegal move, with the rule that it breaks if the game names it.
pub fn illegal<M: Display>(error: IllegalMove<M>, rule: Option<String>) -> PyErr {
    let IllegalMove(mv) = &error;
    IllegalMoveError::new_err(rule.map_or_else(|| error.to_string(), |rule| format!("{mv}: {rule}")))
}
