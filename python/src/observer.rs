//! Observers that are written in Python.

use itertools::Itertools;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use suite_search::{Node, Observe};
use suite_tabletop::Tabletop;

use crate::by_core::ByCore;
use crate::game_type::GameType;
use crate::heuristic::Heuristic;
use crate::node;

/// An observer in Python: an object with some of the methods `enter`, `leaf`, `update`, `cut` and `cached`.
pub struct Observer<'a, 'py> {
    py: Python<'py>,
    game: &'static dyn GameType,
    enter: Option<Bound<'py, PyAny>>,
    leaf: Option<Bound<'py, PyAny>>,
    update: Option<Bound<'py, PyAny>>,
    cut: Option<Bound<'py, PyAny>>,
    cached: Option<Bound<'py, PyAny>>,
    heuristic: &'a Heuristic<'py>,
}

impl<'a, 'py> Observer<'a, 'py> {
    /// Wraps an object, if there is one; ends the search if the heuristic has raised an exception.
    pub fn new(
        py: Python<'py>,
        game: &'static dyn GameType,
        observer: Option<&Bound<'py, PyAny>>,
        heuristic: &'a Heuristic<'py>,
    ) -> PyResult<Self> {
        if let Some(observer) = observer {
            check_names(observer)?;
        }
        let method = |name| observer.map_or(Ok(None), |observer| observer.getattr_opt(name));
        Ok(Self {
            py,
            game,
            enter: method("enter")?,
            leaf: method("leaf")?,
            update: method("update")?,
            cut: method("cut")?,
            cached: method("cached")?,
            heuristic,
        })
    }

    fn tell<G: Tabletop>(&self, method: Option<&Bound<'py, PyAny>>, node: &Node<ByCore<G>>) -> PyResult<()> {
        self.heuristic.check()?;
        let Some(method) = method else { return Ok(()) };
        method.call1((node::Node::new(self.py, self.game, node)?,)).map(|_| ())
    }

    fn tell_of_child<G: Tabletop>(
        &self,
        method: Option<&Bound<'py, PyAny>>,
        node: &Node<ByCore<G>>,
        child: &Node<ByCore<G>>,
    ) -> PyResult<()> {
        self.heuristic.check()?;
        let Some(method) = method else { return Ok(()) };
        method
            .call1((node::Node::new(self.py, self.game, node)?, node::Node::new(self.py, self.game, child)?))
            .map(|_| ())
    }
}

/// The methods that an observer may have.
const METHODS: [&str; 5] = ["enter", "leaf", "update", "cut", "cached"];

/// Refuses an observer that has none of the methods, or lacks one and has another whose name is almost the same.
fn check_names(observer: &Bound<'_, PyAny>) -> PyResult<()> {
    let py = observer.py();
    let missing = METHODS.iter().map(|name| Ok::<_, PyErr>((*name, observer.hasattr(*name)?)));
    let missing: Vec<&str> = missing.filter_map_ok(|(name, is_there)| (!is_there).then_some(name)).try_collect()?;
    let class = observer.get_type().name()?;
    let close_matches = py.import("difflib")?.getattr("get_close_matches")?;
    for name in observer.dir()?.iter() {
        let is_method = || Ok::<_, PyErr>(observer.getattr(name.cast::<PyString>()?)?.is_callable());
        let name: String = name.extract()?;
        if name.starts_with('_') || METHODS.contains(&&*name) {
            continue;
        }
        let meant: Vec<String> = close_matches.call1((&name, &missing, 1, 0.8))?.extract()?;
        if let [meant] = &meant[..]
            && is_method()?
        {
            return Err(PyTypeError::new_err(format!("{class} has a method {name}: a search calls {meant}")));
        }
    }
    if missing.len() == METHODS.len() {
        let methods = METHODS.join(", ");
        return Err(PyTypeError::new_err(format!("{class} has none of the methods of an observer: {methods}")));
    }
    Ok(())
}

impl<G: Tabletop> Observe<ByCore<G>> for Observer<'_, '_> {
    type Stop = PyErr;

    fn enter(&mut self, node: &Node<ByCore<G>>) -> PyResult<()> {
        self.tell(self.enter.as_ref(), node)
    }

    fn leaf(&mut self, node: &Node<ByCore<G>>) -> PyResult<()> {
        self.tell(self.leaf.as_ref(), node)
    }

    fn update(&mut self, node: &Node<ByCore<G>>, child: &Node<ByCore<G>>) -> PyResult<()> {
        self.tell_of_child(self.update.as_ref(), node, child)
    }

    fn cut(&mut self, node: &Node<ByCore<G>>, child: &Node<ByCore<G>>) -> PyResult<()> {
        self.tell_of_child(self.cut.as_ref(), node, child)
    }

    fn cached(&mut self, node: &Node<ByCore<G>>) -> PyResult<()> {
        self.tell(self.cached.as_ref(), node)
    }
}
