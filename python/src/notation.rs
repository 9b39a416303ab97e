//! Moves as people write them.

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

/// A move from Python, before the game reads it.
pub enum Notation<'a> {
    /// Two numbers, from 0.
    Pair(usize, usize),
    /// A text.
    Text(&'a str),
}

impl<'a> Notation<'a> {
    /// Reads a pair of numbers or a text.
    pub fn of(mv: &'a Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(text) = mv.extract() {
            return Ok(Self::Text(text));
        }
        let expected = || PyTypeError::new_err(format!("expected a move: a text or a pair of numbers, found {mv:?}"));
        mv.extract().map(|(first, second)| Self::Pair(first, second)).map_err(|_| expected())
    }
}
