//! The state of a search after a step, with all that is known of the nodes on the path.

use std::ops::RangeInclusive;

use crate::{Algorithm, Game, Node, Search, Step, Value};

/// The kinds of steps, after the methods of [`Observe`](crate::Observe).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// An inner node is entered.
    Enter,
    /// A leaf has its value.
    Leaf,
    /// The cache has the value of a node.
    Cached,
    /// A node is updated by the value of a child.
    Update,
    /// The value of a child cuts off the rest of a node.
    Cut,
}

/// A step, with the data that does not follow from the steps before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event<M> {
    /// The search comes to a node by a move; the root has none.
    Arrive(StepKind, Option<M>, Value),
    /// The search goes back from a child to its parent.
    Return(StepKind),
}

impl<M> Event<M> {
    /// Returns the kind of the step.
    pub(crate) const fn kind(&self) -> StepKind {
        match self {
            Self::Arrive(kind, ..) | Self::Return(kind) => *kind,
        }
    }
}

/// A search after one of its steps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TraceState<G: Game> {
    start: G,
    prunes: bool,
    fail_hard: bool,
    /// The number of steps so far.
    steps: u32,
    /// The steps among them that a log has no line for.
    cached: u32,
    /// The last step.
    kind: Option<StepKind>,
    /// The child that the last step has returned from.
    child: Option<Node<G>>,
    path: Vec<TraceNode<G>>,
}

/// A node on the path from the root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TraceNode<G: Game> {
    /// The node.
    pub node: Node<G>,
    /// The step by which the search came to it: [`StepKind::Enter`], [`StepKind::Leaf`] or [`StepKind::Cached`].
    pub kind: StepKind,
    /// Whether its other children are cut off.
    pub is_cut: bool,
    /// The number of the step by which the search came to it.
    pub first: u32,
    /// The children that the search has returned from, in its order.
    pub children: Vec<TraceChild<G::Move>>,
}

/// A child that a search has returned from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TraceChild<M> {
    /// The move to it.
    pub mv: M,
    /// The value that it returned.
    pub value: Value,
    /// The step by which the search came to it.
    pub kind: StepKind,
    first: u32,
    last: u32,
}

impl<M> TraceChild<M> {
    /// Returns the numbers of the steps in its tree.
    #[must_use]
    pub const fn steps(&self) -> RangeInclusive<u32> {
        self.first..=self.last
    }
}

impl StepKind {
    /// All kinds.
    pub(crate) const ALL: [Self; 5] = [Self::Enter, Self::Leaf, Self::Cached, Self::Update, Self::Cut];

    /// Returns whether the search comes to a node by such a step, rather than going back to one.
    #[must_use]
    pub(crate) const fn is_arrival(self) -> bool {
        matches!(self, Self::Enter | Self::Leaf | Self::Cached)
    }
}

impl<G: Game> TraceState<G> {
    /// Returns the state of a search before its first step.
    pub(crate) fn new<E>(start: &G, search: &Search<E>) -> Self {
        Self {
            start: start.clone(),
            prunes: search.algorithm == Algorithm::AlphaBeta,
            fail_hard: search.fail_hard,
            steps: 0,
            cached: 0,
            kind: None,
            child: None,
            path: Vec::new(),
        }
    }

    /// Returns the number of steps so far; that of the last one, counted from 0, is one less.
    #[must_use]
    pub const fn steps(&self) -> u32 {
        self.steps
    }

    /// Returns the number of lines that a log has so far, without its head: one for each step but those that the cache
    /// answered.
    #[must_use]
    pub const fn lines(&self) -> u32 {
        self.steps - self.cached
    }

    /// Returns the nodes from the root to that of the last step.
    #[must_use]
    pub fn path(&self) -> &[TraceNode<G>] {
        &self.path
    }

    /// Returns the last step; `None` before the first one.
    #[must_use]
    pub fn step(&self) -> Option<Step<'_, G>> {
        let node = &self.path.last()?.node;
        Some(match (self.kind?, &self.child) {
            (StepKind::Update, Some(child)) => Step::Update(node, child),
            (StepKind::Cut, Some(child)) => Step::Cut(node, child),
            (StepKind::Leaf, _) => Step::Leaf(node),
            (StepKind::Cached, _) => Step::Cached(node),
            _ => Step::Enter(node),
        })
    }

    /// Returns the kind of the last step; `None` before the first one.
    #[must_use]
    pub const fn kind(&self) -> Option<StepKind> {
        self.kind
    }

    /// Returns about how many bytes the state takes.
    pub(crate) fn size(&self) -> usize {
        let children = |node: &TraceNode<G>| node.children.len() * size_of::<TraceChild<G::Move>>();
        self.path.iter().map(|node| size_of::<TraceNode<G>>() + children(node)).sum()
    }

    /// Goes on to the next step.
    pub(crate) fn apply(&mut self, event: Event<G::Move>) {
        match event {
            Event::Arrive(kind, mv, value) => self.arrive(kind, mv, value),
            Event::Return(kind) => self.go_back(kind),
        }
        self.steps += 1;
    }

    fn arrive(&mut self, kind: StepKind, mv: Option<G::Move>, value: Value) {
        let player = self.start.maximizer();
        let mut node = match (self.path.last(), mv) {
            (Some(parent), Some(mv)) => parent.node.child(mv, player),
            _ => Node::root(&self.start),
        };
        if kind != StepKind::Enter {
            node.value = value;
        }
        self.cached += u32::from(kind == StepKind::Cached);
        self.path.push(TraceNode { node, kind, is_cut: false, first: self.steps, children: Vec::new() });
        (self.kind, self.child) = (Some(kind), None);
    }

    fn go_back(&mut self, kind: StepKind) {
        let Some(mut child) = self.path.pop() else { return };
        let (Some(parent), Some(mv)) = (self.path.last_mut(), child.node.last_move) else { return };
        if self.fail_hard && child.kind == StepKind::Enter {
            child.node.fail_hard(parent.node.window);
        }
        parent.node.improve(&child.node);
        parent.is_cut = kind == StepKind::Cut;
        if self.prunes && !parent.is_cut {
            parent.node.narrow();
        }
        let (value, first, last) = (child.node.value, child.first, self.steps - 1);
        parent.children.push(TraceChild { mv, value, kind: child.kind, first, last });
        (self.kind, self.child) = (Some(kind), Some(child.node));
    }
}
