//! Moves as people write them.

use std::fmt::Display;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::value_error::value_error;

/// Reads a move from Python: a text by `parse`, or by `at` the two numbers, from 0, of a place of the board, of which
/// `place` is the game's word.
pub fn read_move<M, E: Display>(
    mv: &Bound<'_, PyAny>,
    place: &str,
    parse: impl FnOnce(&str) -> Result<M, E>,
    at: impl FnOnce(usize, usize) -> Option<M>,
) -> PyResult<M> {
    if let Ok(text) = mv.extract() {
        return parse(text).map_err(value_error);
    }
    let expected = |_| PyTypeError::new_err(format!("expected a move: a text or a pair of numbers, found {mv:?}"));
    let (first, second) = mv.extract().map_err(expected)?;
    at(first, second).ok_or_else(|| value_error(format!("expected a {place} of the board, found ({first}, {second})")))
}
