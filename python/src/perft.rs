//! Perft.

use itertools::Itertools;
use pyo3::prelude::*;
use suite_search::Game;
use suite_tabletop::AnyPosition;

use crate::position::Position;

/// The counts of perft.
#[pyclass(module = "suite_games", frozen, get_all, eq)]
#[derive(PartialEq, Eq)]
pub struct Perft {
    /// Lines of play of exactly that many plies.
    leaves: u64,
    /// Lines of play that are shorter because the game is over.
    ended: u64,
}

#[pymethods]
impl Perft {
    fn __repr__(&self) -> String {
        format!("<Perft {} leaves, {} ended>", self.leaves, self.ended)
    }
}

/// Counts the lines of play to a number of plies ahead; a pass is a ply.
#[pyfunction]
pub fn perft(py: Python<'_>, position: &Position, depth: u32) -> PyResult<Perft> {
    let suite_search::Perft { leaves, ended } = py.detach(|| count(position.any(), depth))?;
    Ok(Perft { leaves, ended })
}

/// The greatest depth that is counted without a look at Python's signals.
const AT_ONCE: u32 = 4;

/// Counts lines of play; Ctrl-C ends that.
fn count(position: &AnyPosition, depth: u32) -> PyResult<suite_search::Perft> {
    if depth <= AT_ONCE || position.is_over() {
        return Ok(position.perft(depth));
    }
    Python::attach(|py| py.check_signals())?;
    let counts = position.moves().map(|mv| count(&position.play(mv), depth - 1));
    counts.process_results(|counts| counts.sum())
}
