//! The classes of results, which are written in Python: values that compare, pickle, and match patterns.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use suite_search::{Decision, Game};

/// Makes a `Decision` in a position, each move by `to_python` in the position in which it is played.
pub fn decision<'py, G: Game>(
    py: Python<'py>,
    start: &G,
    decision: &Decision<G::Move>,
    to_python: impl Fn(&G, G::Move) -> PyResult<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let best = decision.best.map(|mv| to_python(start, mv)).transpose()?;
    let mut position = start.clone();
    let moves = decision.principal_variation.iter().map(|&mv| {
        let converted = to_python(&position, mv);
        position = position.play(mv);
        converted
    });
    let principal_variation = PyTuple::new(py, moves.collect::<PyResult<Vec<_>>>()?)?;
    let depth = Some(decision.depth).filter(|&depth| depth != u32::MAX);
    make(py, &CLASS, "Decision", (best, decision.value, decision.is_exact, principal_variation, depth, decision.nodes))
}

/// Makes an object of a class of `suite_games/_results.py`, which has this name.
pub fn make<'py>(
    py: Python<'py>,
    class: &PyOnceLock<Py<PyType>>,
    name: &str,
    args: impl PyCallArgs<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    class.import(py, "suite_games._results", name)?.call1(args)
}
