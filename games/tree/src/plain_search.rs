//! Minimax and alpha-beta as a student would write them or draw them, with a field for each decision, apart from the
//! kernel's searches. A known mistake changes a field.
#![expect(clippy::struct_excessive_bools, reason = "decisions of a search are independent of each other")]

use suite_search::{Algorithm, INFINITY, LogValue, Player, Search, Value};

use crate::{Estimate, GameTree, NodeId, log_header};

/// A search of a tree, decision by decision; by default what is right.
#[derive(Debug, Clone)]
pub struct PlainSearch {
    /// Whether a player's nodes are max nodes.
    pub(crate) is_max: fn(Player) -> bool,
    pub(crate) right_to_left: bool,
    /// Whether max and min nodes are cut, and whether only on strict inequality.
    pub(crate) cuts: [bool; 2],
    pub(crate) cuts_strictly: bool,
    /// Whether max and min nodes update their bound.
    pub(crate) narrows: [bool; 2],
    /// Whether they do before a cut is logged.
    pub(crate) narrows_before_cut: bool,
    pub(crate) child_window: ChildWindow,
    pub(crate) returned: Returned,
    /// The values at which max and min nodes start.
    pub(crate) starts: [Value; 2],
    pub(crate) prefers_later: bool,
    /// The number of plies beyond the depth limit.
    pub(crate) extra_plies: i32,
    pub(crate) marked: Marked,
    /// Whether inner nodes have a line when they are entered, and how infinity is written.
    pub(crate) logs_entries: bool,
    pub(crate) infinity: &'static str,
}

/// The window that children are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChildWindow {
    /// That of their parent.
    Current,
    /// Only the bound that their parent has found by itself.
    Parents,
    /// One that is shared by the whole tree, and never widened again.
    Shared,
}

/// What an inner node returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Returned {
    /// What the task says: its value, or the bound if the search is fail-hard.
    AsAsked,
    /// The other one of these.
    OtherThanAsked,
    /// The value of the child that was searched last.
    LastChild,
}

/// Which leaves are said to be pruned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marked {
    /// Those that are never looked at.
    Unseen,
    /// Those of the child that causes a cut, too.
    WithCause,
    /// All of a node that is cut.
    WholeNode,
    /// Those that are looked at.
    Seen,
}

impl Default for PlainSearch {
    fn default() -> Self {
        Self {
            is_max: |player| player == Player::First,
            right_to_left: false,
            cuts: [true; 2],
            cuts_strictly: false,
            narrows: [true; 2],
            narrows_before_cut: false,
            child_window: ChildWindow::Current,
            returned: Returned::AsAsked,
            starts: [-INFINITY, INFINITY],
            prefers_later: false,
            extra_plies: 0,
            marked: Marked::Unseen,
            logs_entries: true,
            infinity: "Infinity",
        }
    }
}

/// What a plain search answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlainAnswer {
    /// The value that each node has returned; `None` for those that were not looked at.
    pub values: Vec<Option<Value>>,
    /// The best child of the root.
    pub best: Option<NodeId>,
    /// The leaves that are said to be pruned, in the order of their numbers.
    pub pruned: Vec<NodeId>,
    /// The lines of its log.
    pub log: Vec<String>,
}

/// The deepest tree, and the greatest number of lines of a log, with which plain searches are compared: they are
/// written to be read, not for large trees.
const DEEPEST: u32 = 200;
const MOST_LINES: usize = 100_000;

impl PlainSearch {
    /// Searches a tree; `None` if that would take long.
    #[must_use]
    pub fn answer(&self, tree: &GameTree, search: &Search<Estimate>) -> Option<PlainAnswer> {
        let limit = match search.algorithm {
            Algorithm::Greedy => Some(1),
            Algorithm::Minimax | Algorithm::AlphaBeta => search.limit,
        };
        let limit = limit.map(|limit| (i64::from(limit) + i64::from(self.extra_plies)).max(0) as u32);
        let is_too_deep = tree.nodes().any(|id| tree.depth(id) > DEEPEST);
        // What orders children by their estimates is the kernel's.
        if is_too_deep || search.ordering || tree.len() > MOST_LINES / 2 {
            return None;
        }
        let log = vec![log_header(search.algorithm).to_owned()];
        let (values, marked) = (vec![None; tree.len()], vec![false; tree.len()]);
        let shared = [-INFINITY, INFINITY];
        let mut run = Run { plain: self, tree, search, limit, shared, values, marked, log };
        let (_, best) = run.visit(NodeId::ROOT, [-INFINITY, INFINITY])?;
        let (values, marked, log) = (run.values, run.marked, run.log);
        let is_leaf = |id: NodeId| tree.is_leaf(id) || limit == Some(tree.depth(id));
        let is_within = |id: NodeId| limit.is_none_or(|limit| tree.depth(id) <= limit);
        let is_pruned = |id: &NodeId| {
            let is_seen = values[id.index()].is_some();
            match self.marked {
                Marked::Seen => is_seen,
                _ => !is_seen || marked[id.index()],
            }
        };
        let leaves = tree.nodes().filter(|&id| is_leaf(id) && is_within(id));
        let pruned = leaves.filter(is_pruned).collect();
        Some(PlainAnswer { values, best, pruned, log })
    }
}

/// A search under way.
struct Run<'a> {
    plain: &'a PlainSearch,
    tree: &'a GameTree,
    search: &'a Search<Estimate>,
    limit: Option<u32>,
    /// The window of the whole tree, if it is shared.
    shared: [Value; 2],
    values: Vec<Option<Value>>,
    /// The leaves that are said to be pruned though they were looked at.
    marked: Vec<bool>,
    log: Vec<String>,
}

impl Run<'_> {
    /// Returns the value of a node and its best child; `None` where the search needs an estimate that is not there.
    fn visit(&mut self, id: NodeId, entered: [Value; 2]) -> Option<(Value, Option<NodeId>)> {
        let (plain, tree) = (self.plain, self.tree);
        let prunes = self.search.algorithm == Algorithm::AlphaBeta;
        let mut window = if plain.child_window == ChildWindow::Shared { self.shared } else { entered };
        if tree.is_leaf(id) || self.limit == Some(tree.depth(id)) {
            let value = tree.value(id)?;
            self.values[id.index()] = Some(value);
            self.note(id, value, window);
            return Some((value, None));
        }
        let is_max = (plain.is_max)(tree.to_move(id));
        let side = usize::from(!is_max);
        let mut value = plain.starts[side];
        if plain.logs_entries {
            self.note(id, value, window);
        }
        let mut children: Vec<_> = tree.children(id).collect();
        if plain.right_to_left {
            children.reverse();
        }
        let (mut best, mut last_value) = (None, value);
        for (number, &child) in children.iter().enumerate() {
            let child_window = match plain.child_window {
                ChildWindow::Current | ChildWindow::Shared => window,
                ChildWindow::Parents => [if is_max { value } else { -INFINITY }, if is_max { INFINITY } else { value }],
            };
            let (returned, _) = self.visit(child, child_window)?;
            last_value = returned;
            if plain.child_window == ChildWindow::Shared {
                window = self.shared;
            }
            let is_better = if is_max { returned > value } else { returned < value };
            if is_better || plain.prefers_later && returned == value {
                (value, best) = (returned, Some(child));
            }
            if prunes {
                let [reached, beyond] = if is_max {
                    [value >= window[1], value > window[1]]
                } else {
                    [value <= window[0], value < window[0]]
                };
                if plain.cuts[side] && if plain.cuts_strictly { beyond } else { reached } {
                    let mut shown = window;
                    if plain.narrows_before_cut {
                        shown[side] = value;
                    }
                    self.note(id, value, shown);
                    if number + 1 < children.len() {
                        self.mark(id, child);
                    }
                    break;
                }
                if plain.narrows[side] {
                    window[side] = if is_max { window[0].max(value) } else { window[1].min(value) };
                    self.shared = window;
                }
            }
            self.note(id, value, window);
        }
        let is_hard = self.search.fail_hard != (plain.returned == Returned::OtherThanAsked);
        let returned = match plain.returned {
            Returned::LastChild => last_value,
            _ if prunes && is_hard => value.max(entered[0]).min(entered[1]),
            _ => value,
        };
        self.values[id.index()] = Some(returned);
        Some((returned, best))
    }

    /// Marks the leaves that are said to be pruned with those that are.
    fn mark(&mut self, cut: NodeId, cause: NodeId) {
        let below = match self.plain.marked {
            Marked::WithCause => cause,
            Marked::WholeNode => cut,
            Marked::Unseen | Marked::Seen => return,
        };
        for node in self.tree.subtree(below) {
            self.marked[node.index()] = true;
        }
    }

    fn note(&mut self, id: NodeId, value: Value, window: [Value; 2]) {
        if self.log.len() > MOST_LINES {
            return;
        }
        let number = |value: Value| LogValue(value).to_string().replace("Infinity", self.plain.infinity);
        let name = if id == NodeId::ROOT { "root".to_owned() } else { self.tree.name(id).to_string() };
        let mut line = format!("{name},{},{}", self.tree.depth(id), number(value));
        if self.search.algorithm == Algorithm::AlphaBeta {
            line += &format!(",{},{}", number(window[0]), number(window[1]));
        }
        self.log.push(line);
    }
}
