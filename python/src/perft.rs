//! Perft.

use itertools::Itertools;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use suite_search::{Game, Perft};
use suite_tabletop::AnyPosition;

use crate::position::Position;
use crate::results::make;
use crate::signals::Signals;

/// Counts the lines of play to a number of plies ahead; a pass is a ply.
#[pyfunction]
pub fn perft<'py>(py: Python<'py>, position: &Position, depth: u32) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let Perft { leaves, ended } = py.detach(|| count(position.any(), depth, &mut Signals::new()))?;
    make(py, &CLASS, "Perft", (leaves, ended))
}

/// The greatest depth that is counted without a look at Python's signals.
const AT_ONCE: u32 = 2;

/// Counts lines of play; Ctrl-C ends that.
fn count(position: &AnyPosition, depth: u32, signals: &mut Signals) -> PyResult<Perft> {
    if depth <= AT_ONCE || position.is_over() {
        return Ok(position.perft(depth));
    }
    signals.check()?;
    let counts = position.moves().map(|mv| count(&position.play(mv), depth - 1, signals));
    counts.process_results(|counts| counts.sum())
}
