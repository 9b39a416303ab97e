//! The result of a search, for Python.

use pyo3::prelude::*;
use pyo3::types::PyList;
use suite_search::{Game, Value};

/// The result of a search: a move, and what it is worth.
#[pyclass(module = "suite_games", frozen, get_all)]
pub struct Decision {
    /// The move to play; None if the game is over, or the limit is 0.
    best: Option<Py<PyAny>>,
    /// The value of the position for the player to move.
    value: Value,
    /// Whether the value is what the game ends with under best play, not an estimate.
    is_exact: bool,
    /// Best play as far as the search knows it, beginning with the best move.
    principal_variation: Py<PyList>,
    /// The number of plies that the search looked ahead; None is no limit.
    depth: Option<u32>,
    /// The number of positions looked at.
    nodes: u64,
}

impl Decision {
    /// Converts a decision in a position, each move by `to_python` in the position in which it is played.
    pub fn new<'py, G: Game>(
        py: Python<'py>,
        start: &G,
        decision: &suite_search::Decision<G::Move>,
        to_python: impl Fn(&G, G::Move) -> PyResult<Bound<'py, PyAny>>,
    ) -> PyResult<Self> {
        let best = decision.best.map(|mv| to_python(start, mv)).transpose()?;
        let mut position = start.clone();
        let moves = decision.principal_variation.iter().map(|&mv| {
            let converted = to_python(&position, mv);
            position = position.play(mv);
            converted
        });
        Ok(Self {
            best: best.map(Bound::unbind),
            value: decision.value,
            is_exact: decision.is_exact,
            principal_variation: PyList::new(py, moves.collect::<PyResult<Vec<_>>>()?)?.unbind(),
            depth: Some(decision.depth).filter(|&depth| depth != u32::MAX),
            nodes: decision.nodes,
        })
    }
}

#[pymethods]
impl Decision {
    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let best = self.best.as_ref().map(|best| best.bind(py).repr()).transpose()?;
        let best = best.map_or_else(|| "None".to_owned(), |best| best.to_string());
        Ok(format!("<Decision {best}, value {}, {} nodes>", self.value, self.nodes))
    }
}
