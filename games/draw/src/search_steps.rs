//! A search of a tree, step by step, as it is drawn.

use std::convert::Infallible;
use std::sync::Arc;

use suite_search::{Algorithm, Explainer, Node, Observe, Search, Step, Value, Window};
use suite_tree::{Estimate, GameTree, NodeId, Position, WORDING, observe};

use crate::tree_state::{NodeState, Progress, TreeState};
use crate::{DrawError, MOST_NODES};

/// The steps of a search of a tree.
///
/// ```
/// use std::sync::Arc;
/// use suite_draw::SearchSteps;
/// use suite_search::Algorithm;
/// use suite_tree::search;
///
/// let tree = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
/// let steps = SearchSteps::new(&tree, &search(Algorithm::AlphaBeta))?;
/// assert_eq!(steps.len(), 21);
/// assert!(steps.explanation(1)?.starts_with("The search enters the root"));
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct SearchSteps {
    tree: Arc<GameTree>,
    prunes: bool,
    steps: Vec<SearchStep>,
}

/// A step of a search: the node as the step leaves it.
#[derive(Debug)]
struct SearchStep {
    node: NodeId,
    value: Value,
    window: Window,
    best: Option<NodeId>,
    kind: Kind,
    explanation: String,
}

/// What a step does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Enter,
    Leaf,
    /// The search has returned from a child with this value, and may have cut off the others.
    Return {
        child: NodeId,
        value: Value,
        is_cut: bool,
    },
}

impl SearchSteps {
    /// Searches a tree.
    ///
    /// # Errors
    ///
    /// A [`DrawError`] if the tree is too large to be drawn, or cannot be searched.
    pub fn new(tree: &Arc<GameTree>, search: &Search<Estimate>) -> Result<Self, DrawError> {
        if tree.len() > MOST_NODES {
            return Err(DrawError::TooManyNodes { found: tree.len(), most: MOST_NODES });
        }
        let mut recorder = Recorder { explainer: Explainer::new(search, WORDING), steps: Vec::new() };
        observe(tree, search, &mut recorder)?.unwrap_or_else(|never| match never {});
        let prunes = search.algorithm == Algorithm::AlphaBeta;
        Ok(Self { tree: Arc::clone(tree), prunes, steps: recorder.steps })
    }

    /// Returns the tree.
    #[must_use]
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Returns the number of steps.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a search looks at the root")]
    pub const fn len(&self) -> usize {
        self.steps.len()
    }

    /// Says in plain words what happens in a step, counted from 1, and why.
    ///
    /// # Errors
    ///
    /// [`DrawError::NoSuchStep`] if the search has no such step.
    pub fn explanation(&self, step: usize) -> Result<&str, DrawError> {
        let found = step.checked_sub(1).and_then(|index| self.steps.get(index));
        found.map(|step| &*step.explanation).ok_or(DrawError::NoSuchStep { found: step, steps: self.len() })
    }

    /// Returns what is known of the tree after a step, counted from 1.
    ///
    /// # Errors
    ///
    /// [`DrawError::NoSuchStep`] if the search has no such step.
    pub fn state(&self, step: usize) -> Result<TreeState, DrawError> {
        self.explanation(step)?;
        let mut state = TreeState::before_search(&self.tree);
        self.steps[..step].iter().for_each(|step| step.apply(&mut state, self));
        Ok(state)
    }

    /// Returns what is known of the tree at the end of the search.
    #[must_use]
    pub fn result(&self) -> TreeState {
        let mut state = TreeState::before_search(&self.tree);
        self.steps.iter().for_each(|step| step.apply(&mut state, self));
        state.return_from(&self.tree, NodeId::ROOT);
        state.current = None;
        state
    }

    /// Calls `see` with what is known of the tree after each step, and the nodes that the step is about.
    pub(crate) fn each_state(&self, mut see: impl FnMut(&TreeState, &[NodeId])) {
        let mut state = TreeState::before_search(&self.tree);
        for step in &self.steps {
            step.apply(&mut state, self);
            match step.kind {
                Kind::Return { child, .. } => see(&state, &[step.node, child]),
                Kind::Enter | Kind::Leaf => see(&state, &[step.node]),
            }
        }
    }
}

impl SearchStep {
    fn apply(&self, state: &mut TreeState, search: &SearchSteps) {
        let tree = search.tree();
        if let Kind::Return { child, value, is_cut } = self.kind {
            state.node_mut(child).value = Some(value);
            state.return_from(tree, child);
            if is_cut {
                state.prune_unvisited_children(tree, self.node);
            }
        }
        let node = state.node_mut(self.node);
        node.value = Some(self.value);
        node.best = self.best;
        if self.kind == Kind::Leaf {
            node.progress = Progress::Leaf;
        } else {
            node.progress = Progress::Open;
            node.window = search.prunes.then_some(self.window);
        }
        state.current = Some(self.node);
    }
}

/// Records the steps of a search with their explanations.
struct Recorder {
    explainer: Explainer<Position>,
    steps: Vec<SearchStep>,
}

impl Recorder {
    fn record(&mut self, step: &Step<'_, Position>, kind: Kind) {
        let node = step.node();
        let explanation = self.explainer.explain(step);
        self.explainer.follow(node);
        let (value, window, best) = (node.value, node.window, node.best.map(suite_tree::Branch::node));
        self.steps.push(SearchStep { node: node.position.node(), value, window, best, kind, explanation });
    }

    fn record_return(&mut self, step: &Step<'_, Position>, child: &Node<Position>, is_cut: bool) {
        self.record(step, Kind::Return { child: child.position.node(), value: child.value, is_cut });
    }
}

impl Observe<Position> for Recorder {
    type Stop = Infallible;

    fn enter(&mut self, node: &Node<Position>) -> Result<(), Infallible> {
        self.record(&Step::Enter(node), Kind::Enter);
        Ok(())
    }

    fn leaf(&mut self, node: &Node<Position>) -> Result<(), Infallible> {
        self.record(&Step::Leaf(node), Kind::Leaf);
        Ok(())
    }

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        self.record_return(&Step::Update(node, child), child, false);
        Ok(())
    }

    fn cut(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        self.record_return(&Step::Cut(node, child), child, true);
        Ok(())
    }
}

impl NodeState {
    /// A node that the search has not looked at.
    const UNSEEN: Self =
        Self { progress: Progress::Unseen, value: None, window: None, best: None, bounds: suite_search::Bounds::OPEN };
}

impl TreeState {
    /// Returns the state before the first step.
    fn before_search(tree: &GameTree) -> Self {
        Self { nodes: vec![NodeState::UNSEEN; tree.len()], current: None }
    }
}
