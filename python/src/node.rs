//! Nodes of the search tree, as observers in Python see them.

use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::PyType;
use suite_search::{INFINITY, Value};
use suite_tabletop::{AnyPosition, Tabletop};

use crate::by_core::ByCore;
use crate::game_type::GameType;
use crate::moves::move_to_python;
use crate::position::{Position, generic_alias};

/// A position in the tree, with what the search knows about it so far. Values are for the root's player, who maximizes;
/// math.inf and -math.inf are infinite.
#[pyclass(module = "suite_games", frozen, get_all)]
pub struct Node {
    /// The position.
    position: Py<Position>,
    /// The move that led here; None at the root.
    last_move: Option<Py<PyAny>>,
    /// Plies from the root.
    depth: u32,
    /// Whether the root's player is to move, who picks the greatest value.
    is_max: bool,
    /// The best value of the children seen so far; at a leaf, the leaf's own.
    value: Py<PyAny>,
    /// The move to the best child seen so far.
    best: Option<Py<PyAny>>,
    /// The root's player can get at least this elsewhere.
    alpha: Py<PyAny>,
    /// The opponent can hold the root's player to this elsewhere.
    beta: Py<PyAny>,
}

impl Node {
    /// Converts a node of a search in positions of this type.
    pub fn new<G: Tabletop>(
        py: Python<'_>,
        game: &'static dyn GameType,
        node: &suite_search::Node<ByCore<G>>,
    ) -> PyResult<Self> {
        let ByCore(position) = &node.position;
        let named = |mv: Option<G::Move>| mv.map(|mv| move_to_python(py, position, mv).map(Bound::unbind)).transpose();
        Ok(Self {
            position: Position::new(AnyPosition::new(position.clone()), game).into_python(py)?.unbind(),
            last_move: named(node.last_move)?,
            depth: node.depth,
            is_max: node.is_max,
            value: to_python(py, node.value)?,
            best: named(node.best)?,
            alpha: to_python(py, node.window.alpha)?,
            beta: to_python(py, node.window.beta)?,
        })
    }
}

#[pymethods]
impl Node {
    /// The type of nodes with moves of a type, for type checkers.
    #[classmethod]
    fn __class_getitem__<'py>(cls: &Bound<'py, PyType>, item: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        generic_alias(cls, item)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let Self { depth, value, alpha, beta, .. } = self;
        let led = self
            .last_move
            .as_ref()
            .map_or(Ok("root".to_owned()), |mv| Ok::<_, PyErr>(mv.bind(py).repr()?.to_string()))?;
        Ok(format!("<Node {led}, depth {depth}, value {value}, alpha {alpha}, beta {beta}>"))
    }
}

/// Converts a value, which may be infinite.
fn to_python(py: Python<'_>, value: Value) -> PyResult<Py<PyAny>> {
    match value {
        INFINITY => f64::INFINITY.into_py_any(py),
        value if value == -INFINITY => f64::NEG_INFINITY.into_py_any(py),
        value => value.into_py_any(py),
    }
}
