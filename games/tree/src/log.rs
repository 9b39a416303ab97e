//! The log of a search of a tree, in the columns of the squirrel war's: a line for each step.

use suite_search::{Algorithm, Explainer, LogValue, Node, Observe, Player, Search, Step, Wording};

use std::sync::Arc;

use crate::{Estimate, GameTree, NodeId, Position, TreeError, observe};

/// The words for explanations of a search of a tree.
pub const WORDING: Wording<Position> =
    Wording { players: ["Max", "Min"], position: "node", end: "it has no children", worth };

fn worth(node: &Node<Position>, _: Player) -> String {
    format!("Its value is {}.", node.value)
}

/// A step of a search, as a line of its log.
#[derive(Debug)]
pub struct LogStep<'a> {
    explainer: &'a Explainer<Position>,
    step: &'a Step<'a, Position>,
    bounds: bool,
}

impl LogStep<'_> {
    /// Returns the line: the node, its depth and value and, in alpha-beta, its alpha and beta.
    #[must_use]
    pub fn line(&self) -> String {
        let node = self.step.node();
        let id = node.position.node();
        let name = if id == NodeId::ROOT { "root".to_owned() } else { node.position.tree().name(id).to_string() };
        let line = format!("{name},{},{}", node.depth, LogValue(node.value));
        if self.bounds {
            format!("{line},{},{}", LogValue(node.window.alpha), LogValue(node.window.beta))
        } else {
            line
        }
    }

    /// Returns the node that the step is about.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.step.node().position.node()
    }

    /// Says in plain words what happens in this step, and why.
    #[must_use]
    pub fn explanation(&self) -> String {
        self.explainer.explain(self.step)
    }
}

/// Returns the first line of a log, which names its columns.
#[must_use]
pub const fn log_header(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::AlphaBeta => "Node,Depth,Value,Alpha,Beta",
        Algorithm::Greedy | Algorithm::Minimax => "Node,Depth,Value",
    }
}

/// Searches a tree, and calls `see` with each line of the log but the first, until that returns an error.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if a node that the search would have to estimate has no value; within, the error of `see`.
///
/// ```
/// use std::sync::Arc;
/// use suite_search::Algorithm;
/// use suite_tree::{GameTree, log, search};
///
/// let tree: Arc<GameTree> = Arc::new("[[3, 12], [2, 4]]".parse()?);
/// let mut lines = Vec::new();
/// let Ok(()) = log(&tree, &search(Algorithm::Minimax), |step| {
///     lines.push(step.line());
///     Ok::<_, std::convert::Infallible>(())
/// })?;
/// assert_eq!(lines[..3], ["root,0,-Infinity", "1,1,Infinity", "1.1,2,3"]);
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn log<E>(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    see: impl FnMut(&LogStep<'_>) -> Result<(), E>,
) -> Result<Result<(), E>, TreeError> {
    let bounds = search.algorithm == Algorithm::AlphaBeta;
    observe(tree, search, &mut Logger { explainer: Explainer::new(search, WORDING), bounds, see })
}

struct Logger<F> {
    explainer: Explainer<Position>,
    bounds: bool,
    see: F,
}

impl<E, F: FnMut(&LogStep<'_>) -> Result<(), E>> Logger<F> {
    fn step(&mut self, step: &Step<'_, Position>) -> Result<(), E> {
        (self.see)(&LogStep { explainer: &self.explainer, step, bounds: self.bounds })?;
        self.explainer.follow(step.node());
        Ok(())
    }
}

impl<E, F: FnMut(&LogStep<'_>) -> Result<(), E>> Observe<Position> for Logger<F> {
    type Stop = E;

    fn enter(&mut self, node: &Node<Position>) -> Result<(), E> {
        self.step(&Step::Enter(node))
    }

    fn leaf(&mut self, node: &Node<Position>) -> Result<(), E> {
        self.step(&Step::Leaf(node))
    }

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), E> {
        self.step(&Step::Update(node, child))
    }

    fn cut(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), E> {
        self.step(&Step::Cut(node, child))
    }
}
