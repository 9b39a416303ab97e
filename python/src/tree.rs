//! Game trees as textbooks draw them.

use std::collections::BTreeMap;
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict, PyString};
use suite_draw::{SearchSteps, TreeFigure};
use suite_search::{Player, Search, Value};
use suite_tree::{
    AnswerVerdict, Estimate, GameTree, NodeId, Solution, TreeError, check_best, check_log, check_pruned, check_values,
    log, log_header, search,
};

use crate::limit::Limit;
use crate::position::Position;
use crate::search_args::algorithm_named;
use crate::value_error::value_error;

/// A game tree as textbooks draw it, with values at the leaves: nested lists, or a text in any notation that
/// `suite tree` reads. Values are Max's, who moves at the root unless it is "min".
///
/// A node without a name is called by its path: "2.3" is the third child of the root's second child.
#[pyclass(module = "suite_games", frozen, eq)]
#[derive(PartialEq, Eq)]
pub struct Tree(Arc<GameTree>);

#[pymethods]
impl Tree {
    /// Reads a tree.
    #[new]
    #[pyo3(signature = (tree, *, root = "max"))]
    fn new(tree: &Bound<'_, PyAny>, root: &str) -> PyResult<Self> {
        let root = match root {
            "max" => Player::First,
            "min" => Player::Second,
            _ => return Err(PyValueError::new_err(format!("expected 'max' or 'min', found '{root}'"))),
        };
        let text: String = match tree.cast::<PyString>() {
            Ok(text) => text.extract()?,
            // Lists and dictionaries are what JSON has.
            Err(_) => tree.py().import("json")?.call_method1("dumps", (tree,))?.extract()?,
        };
        GameTree::parse(&text, root).map(|tree| Self(Arc::new(tree))).map_err(value_error)
    }

    /// Returns the tree of a position of any game, down to a limit in plies. The first player is Max; values are those
    /// of the end of the game or, before that, the estimates of the game's own heuristic.
    #[staticmethod]
    fn from_position(py: Python<'_>, position: &Position, limit: u32) -> PyResult<Self> {
        let any = position.any();
        let tree = py.detach(|| GameTree::of_position(any.clone(), limit)).map_err(value_error)?;
        Ok(Self(Arc::new(tree)))
    }

    /// Returns the tree with the children of every node from right to left. All nodes keep their names.
    fn mirrored(&self) -> Self {
        Self(Arc::new(self.0.mirrored()))
    }

    /// The names of all nodes: a node before its children, and those from left to right.
    #[getter]
    fn nodes(&self) -> Vec<String> {
        self.0.nodes().map(|id| self.name(id)).collect()
    }

    /// The names of the leaves, from left to right.
    #[getter]
    fn leaves(&self) -> Vec<String> {
        self.0.leaves(NodeId::ROOT).map(|id| self.name(id)).collect()
    }

    /// Searches the tree by "greedy", "minimax" or "alphabeta".
    ///
    /// The limit is in plies; nodes at the limit count as their estimates, the values at inner nodes. Alpha-beta is
    /// fail-soft, as in the textbook, unless it is told to be fail-hard.
    #[pyo3(signature = (algorithm = "alphabeta", *, limit = None, ordering = false, fail_hard = false))]
    fn search(
        &self,
        py: Python<'_>,
        algorithm: &str,
        limit: Option<Limit>,
        ordering: bool,
        fail_hard: bool,
    ) -> PyResult<TreeSearch> {
        let search = Search {
            limit: limit.and_then(|limit| limit.0),
            ordering,
            fail_hard,
            ..search(algorithm_named(algorithm)?)
        };
        let solution = py.detach(|| Solution::new(&self.0, &search)).map_err(value_error)?;
        Ok(TreeSearch { tree: Arc::clone(&self.0), search, solution })
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    /// The arguments that make the tree again, by which it is pickled.
    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((String,), Bound<'py, PyDict>)> {
        let root = if self.0.to_move(NodeId::ROOT) == Player::First { "max" } else { "min" };
        Ok(((self.0.to_indented(),), [("root", root)].into_py_dict(py)?))
    }

    /// The tree as a picture, which notebooks show; none of a tree that is too large to look at.
    fn _repr_svg_(&self) -> Option<String> {
        Some(TreeFigure::of_tree(&self.0).ok()?.bare().to_svg())
    }

    /// The tree as indented text, which can be read again.
    fn __str__(&self) -> String {
        self.0.to_indented()
    }

    fn __repr__(&self) -> String {
        format!("<Tree of {} nodes>", self.0.len())
    }
}

impl Tree {
    /// Returns the tree.
    pub const fn shared(&self) -> &Arc<GameTree> {
        &self.0
    }

    fn name(&self, id: NodeId) -> String {
        self.0.name(id).to_string()
    }
}

/// A search of a tree, and what it has come to.
#[pyclass(module = "suite_games", frozen)]
pub struct TreeSearch {
    tree: Arc<GameTree>,
    search: Search<Estimate>,
    solution: Solution,
}

#[pymethods]
impl TreeSearch {
    /// The value of the root, for Max.
    #[getter]
    fn value(&self) -> Value {
        self.solution.value()
    }

    /// The child of the root to move to, the first of equals; None if the root is a leaf.
    #[getter]
    fn best(&self) -> Option<String> {
        self.solution.best().map(|id| self.name(id))
    }

    /// The nodes of best play, from the first move on.
    #[getter]
    fn principal_variation(&self) -> Vec<String> {
        self.solution.principal_variation().into_iter().map(|id| self.name(id)).collect()
    }

    /// The leaves that are never looked at.
    #[getter]
    fn pruned(&self) -> Vec<String> {
        self.solution.pruned().map(|id| self.name(id)).collect()
    }

    /// The number of nodes that are looked at.
    #[getter]
    fn visited(&self) -> usize {
        self.solution.visited()
    }

    /// What each node has returned that was looked at.
    #[getter]
    fn values(&self) -> BTreeMap<String, Value> {
        let searched = self.tree.nodes().filter_map(|id| Some((id, self.solution.node(id)?)));
        searched.map(|(id, node)| (self.name(id), node.value)).collect()
    }

    /// Returns the log of the search, in the columns of the squirrel war's.
    fn log(&self, py: Python<'_>) -> PyResult<String> {
        let mut text = format!("{}\n", log_header(self.search.algorithm));
        for (line, _) in self.steps(py)? {
            text += &line;
            text += "\n";
        }
        Ok(text)
    }

    /// Returns the steps of the search: the line of the log, and what happens and why.
    fn steps(&self, py: Python<'_>) -> PyResult<Vec<(String, String)>> {
        let mut steps = Vec::new();
        let logged = py.detach(|| {
            log(&self.tree, &self.search, |step| {
                steps.push((step.line(), step.explanation()));
                Ok::<_, TreeError>(())
            })
        });
        logged.and_then(|inner| inner).map_err(value_error)?;
        Ok(steps)
    }

    /// Checks which leaves are said to be pruned. An inner node stands for all leaves below it.
    #[pyo3(signature = (nodes, /))]
    fn check_pruned(&self, py: Python<'_>, nodes: Vec<String>) -> PyResult<TreeVerdict> {
        let given = nodes.iter().map(|name| self.tree.node_named(name)).collect::<Result<Vec<_>, _>>();
        let given = given.map_err(value_error)?;
        let checked = py.detach(|| check_pruned(&self.tree, &self.search, &given)).map_err(value_error)?;
        Ok(TreeVerdict(checked.verdict(&self.tree)))
    }

    /// Checks the values of nodes, by name.
    #[pyo3(signature = (values, /))]
    fn check_values(&self, py: Python<'_>, values: BTreeMap<String, Value>) -> PyResult<TreeVerdict> {
        let given = values.iter().map(|(name, value)| Ok((self.tree.node_named(name)?, *value)));
        let given = given.collect::<Result<BTreeMap<_, _>, TreeError>>().map_err(value_error)?;
        let checked = py.detach(|| check_values(&self.tree, &self.search, &given)).map_err(value_error)?;
        Ok(TreeVerdict(checked.verdict(&self.tree)))
    }

    /// Checks the move that is said to be the best, by the node that it leads to.
    #[pyo3(signature = (node, /))]
    fn check_best(&self, py: Python<'_>, node: &str) -> PyResult<TreeVerdict> {
        let given = self.tree.node_named(node).map_err(value_error)?;
        let checked = py.detach(|| check_best(&self.tree, &self.search, given)).map_err(value_error)?;
        Ok(TreeVerdict(checked.verdict(&self.tree)))
    }

    /// Compares a log with the right one, line by line. Line ends and blanks at the end of lines do not count.
    #[pyo3(signature = (log, /))]
    fn check_log(&self, py: Python<'_>, log: &str) -> PyResult<TreeVerdict> {
        let difference = py.detach(|| check_log(&self.tree, &self.search, log)).map_err(value_error)?;
        Ok(TreeVerdict(difference.map_or_else(AnswerVerdict::default, AnswerVerdict::from)))
    }

    /// The tree with what the search has come to, as a picture, which notebooks show; none if that is too large to look
    /// at.
    fn _repr_svg_(&self) -> Option<String> {
        let steps = SearchSteps::new(&self.tree, &self.search).ok()?;
        Some(TreeFigure::of_search(&steps).ok()?.result().to_svg())
    }

    fn __repr__(&self) -> String {
        let best = self.solution.best().map_or_else(|| "None".to_owned(), |id| self.name(id));
        format!("<TreeSearch {best}, value {}, {} nodes>", self.solution.value(), self.solution.visited())
    }
}

impl TreeSearch {
    fn name(&self, id: NodeId) -> String {
        self.tree.name(id).to_string()
    }
}

/// What is said of an answer about a tree.
#[pyclass(module = "suite_games", frozen)]
pub struct TreeVerdict(AnswerVerdict);

#[pymethods]
impl TreeVerdict {
    /// Whether the answer is right.
    #[getter]
    fn is_right(&self) -> bool {
        self.0.is_right()
    }

    /// What is wrong, in words; empty if nothing is.
    #[getter]
    fn problems(&self) -> Vec<&str> {
        self.0.problems.iter().map(String::as_str).collect()
    }

    /// The known mistakes each of which explains the whole answer, the likeliest first: what each is, by its id.
    #[getter]
    fn mistakes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.mistakes.iter().map(|mistake| (&mistake.id, &mistake.message)).into_py_dict(py)
    }

    fn __repr__(&self) -> String {
        if self.0.is_right() {
            "<TreeVerdict right>".to_owned()
        } else {
            format!("<TreeVerdict wrong: {}>", self.0.problems.join("; "))
        }
    }
}
