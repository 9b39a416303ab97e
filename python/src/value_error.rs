//! Errors of the libraries as exceptions.

use std::fmt::Display;

use pyo3::PyErr;
use pyo3::exceptions::PyValueError;

/// Returns a `ValueError` with the message of an error.
pub fn value_error(error: impl Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}
