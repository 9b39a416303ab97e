//! Searches that are recorded step by step, for the widget.

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;
use suite_tabletop::{SearchTree, TreeOptions};
use suite_tree::search_steps;

use crate::position::Position;
use crate::tree::Tree;
use crate::value_error::value_error;

/// A search of a position or of a tree that is recorded step by step. What the methods return is JSON, as the page has
/// it.
#[pyclass(module = "suite_games", frozen)]
pub struct RecordedSearch(Box<dyn SearchTree>);

#[pymethods]
impl RecordedSearch {
    /// The script of the widget: a module with a function `render`.
    #[classattr]
    const SCRIPT: &'static str = include_str!("../../games/web/src/page/dist/widget.js");

    /// The styles of the page.
    #[classattr]
    const STYLE: &'static str = concat!(
        include_str!("../../games/web/src/page/theme.css"),
        include_str!("../../games/web/src/page/layout.css"),
        include_str!("../../games/web/src/page/board/board.css"),
        include_str!("../../games/web/src/page/tree/tree.css"),
    );

    /// Searches to the end; the options are those of the page.
    #[new]
    fn new(py: Python<'_>, source: &Bound<'_, PyAny>, options: &str) -> PyResult<Self> {
        let options: TreeOptions = serde_json::from_str(options).map_err(value_error)?;
        let search = match source.cast::<Tree>() {
            Ok(tree) => search_steps(Arc::clone(tree.get().shared()), &options),
            Err(_) => source.cast::<Position>()?.get().any().search_tree(&[], &options, None),
        };
        let (search, run) = search.map_err(value_error)?;
        thread::spawn(run);
        while !search.is_done() {
            py.detach(|| thread::sleep(Duration::from_millis(5)));
            py.check_signals().inspect_err(|_| search.stop())?;
        }
        Ok(Self(search))
    }

    /// Returns what the search has come to.
    fn summary(&self) -> String {
        self.0.summary().to_string()
    }

    /// Returns the state after a step.
    fn step(&self, step: u32) -> PyResult<String> {
        Ok(self.0.step(step).map_err(value_error)?.to_string())
    }
}
