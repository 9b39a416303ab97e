//! Observers that are written in Python.

use pyo3::prelude::*;
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
