//! Explanations in plain words of what a textbook search does.

use std::fmt;

use crate::{Algorithm, Game, INFINITY, Node, Player, Search, Value, Window};

/// A step of a search: the node that it is about and, for an update or a cut, the child that was searched. The methods
/// of [`Observe`](crate::Observe) bear the same names.
#[derive(Debug)]
pub enum Step<'a, G: Game> {
    /// An inner node is entered.
    Enter(&'a Node<G>),
    /// A leaf has its value.
    Leaf(&'a Node<G>),
    /// A node is updated by the value of a child.
    Update(&'a Node<G>, &'a Node<G>),
    /// The value of a child cuts off the rest of a node.
    Cut(&'a Node<G>, &'a Node<G>),
    /// The cache has the value of a node.
    Cached(&'a Node<G>),
}

impl<'a, G: Game> Step<'a, G> {
    /// Returns the node.
    #[must_use]
    pub const fn node(&self) -> &'a Node<G> {
        match *self {
            Self::Enter(node) | Self::Leaf(node) | Self::Update(node, _) | Self::Cut(node, _) | Self::Cached(node) => {
                node
            }
        }
    }
}

/// The words of a game for explanations.
#[derive(Debug, Clone, Copy)]
pub struct Wording<G: Game> {
    /// The names of the two players, such as `X` and `O`.
    pub players: [&'static str; 2],
    /// The word for what a node stands for, such as `board`.
    pub position: &'static str,
    /// The condition that ends the game, as a clause, such as `the board is full`.
    pub end: &'static str,
    /// Says in a sentence what a leaf is worth to a player, and how that is found.
    pub worth: fn(&Node<G>, Player) -> String,
}

/// Follows a search step by step, and explains the next one.
#[derive(Debug, Clone)]
pub struct Explainer<G: Game> {
    wording: Wording<G>,
    sentences: Sentences,
    limit: Option<u32>,
    /// The nodes from the root to that of the last step, each as its last step left it.
    path: Vec<FollowedNode<G::Move>>,
}

#[derive(Debug, Clone, Copy)]
struct FollowedNode<M> {
    last_move: Option<M>,
    value: Value,
    window: Window,
}

impl<G: Game> Explainer<G> {
    /// Creates the explainer of a search, before its first step.
    #[must_use]
    pub const fn new<E>(search: &Search<E>, wording: Wording<G>) -> Self {
        let (algorithm, fail_hard) = (search.algorithm, search.fail_hard);
        let sentences = Sentences { algorithm, fail_hard, has_log: true };
        Self { wording, sentences, limit: search.depth_limit(), path: Vec::new() }
    }

    /// Returns the explainer for readers who see no log: it says nothing of lines, and writes infinite values as `∞`.
    #[must_use]
    pub fn without_log(self) -> Self {
        Self { sentences: Sentences { has_log: false, ..self.sentences }, ..self }
    }

    /// Records that a step has left `node` like this.
    pub fn follow(&mut self, node: &Node<G>) {
        self.path.truncate(node.depth as usize);
        self.path.push(FollowedNode { last_move: node.last_move, value: node.value, window: node.window });
    }

    /// Returns the names of the nodes from the root down to `node`.
    #[must_use]
    pub fn path_to(&self, node: &Node<G>) -> Vec<String> {
        let above = self.path.iter().take(node.depth as usize).map(|followed| followed.last_move);
        above.chain([node.last_move]).map(|last_move| Name(last_move).to_string()).collect()
    }

    /// Explains `step`, which comes after those that were followed.
    #[must_use]
    pub fn explain(&self, step: &Step<'_, G>) -> String {
        let mut text = match *step {
            Step::Enter(node) => self.explain_entry(node),
            Step::Leaf(node) => self.explain_leaf(node),
            Step::Update(node, child) => {
                format!("{}{}", self.explain_value(node, child), self.explain_bounds(node))
            }
            Step::Cut(node, child) => format!("{} {}", self.explain_value(node, child), self.explain_cut(node)),
            Step::Cached(node) => self.explain_cached(node),
        };
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        text
    }

    fn player(&self, player: Player) -> &'static str {
        self.wording.players[player as usize]
    }

    /// Returns an inner node with its role in the search: `B3, a min node at depth 1 (O to move)`.
    fn role(&self, node: &Node<G>) -> String {
        let (name, kind) = (Name(node.last_move), if node.is_max { "max" } else { "min" });
        format!("{name:#}, a {kind} node at depth {} ({} to move)", node.depth, self.player(node.position.to_move()))
    }

    /// Says where the alpha and beta of a node below the root come from.
    fn inheritance(&self, node: &Node<G>) -> String {
        let parent = (node.depth as usize).checked_sub(1).and_then(|index| self.path.get(index));
        let parent = Name(parent.and_then(|parent| parent.last_move));
        format!(" It inherits alpha and beta from its parent, {parent:#}.")
    }

    /// Returns the value and the window of a node before the step.
    fn before(&self, node: &Node<G>) -> (Value, Window) {
        self.path.get(node.depth as usize).map_or((node.value, node.window), |node| (node.value, node.window))
    }

    fn explain_entry(&self, node: &Node<G>) -> String {
        let mover = self.player(node.position.to_move());
        let parent = (node.depth > 0).then(|| self.inheritance(node));
        self.sentences.entry(&self.role(node), node.value, mover, parent.as_deref())
    }

    fn explain_leaf(&self, node: &Node<G>) -> String {
        let name = Name(node.last_move);
        let reason = if self.limit == Some(node.depth) {
            format!("depth {} is the cut-off depth", node.depth)
        } else {
            self.wording.end.to_owned()
        };
        let mut text = format!("{name:#} is a leaf, because {reason}");
        text += &self.sentences.line_of_leaf(self.wording.position);
        let mover = node.position.to_move();
        text += &(self.wording.worth)(node, if node.is_max { mover } else { mover.opponent() });
        if self.sentences.prunes() && node.depth > 0 {
            text += &self.inheritance(node);
        }
        text
    }

    /// Explains how the value of `node` changes, or that it does not, after the search of `child`.
    fn explain_value(&self, node: &Node<G>, child: &Node<G>) -> String {
        let (before, _) = self.before(node);
        let name = Name(child.last_move).to_string();
        self.sentences.value_change(&self.role(node), node.is_max, [before, node.value], &name, child.value)
    }

    /// Explains why there is no cut, and how the bounds change.
    fn explain_bounds(&self, node: &Node<G>) -> String {
        let (_, before) = self.before(node);
        self.sentences.bounds(node.is_max, before, node.window)
    }

    fn explain_cut(&self, node: &Node<G>) -> String {
        let opponent = self.player(node.position.to_move().opponent());
        self.sentences.cut(node.is_max, node.window, node.value, opponent)
    }

    fn explain_cached(&self, node: &Node<G>) -> String {
        let (name, value) = (Name(node.last_move), self.sentences.value(node.value));
        format!("{name:#} is not searched again: the cache has its value, {value}, or a bound that does as well.")
    }
}

/// What is said in the same words of all games, and compiled once.
#[derive(Debug, Clone, Copy)]
struct Sentences {
    algorithm: Algorithm,
    fail_hard: bool,
    /// Whether the readers see a log.
    has_log: bool,
}

impl Sentences {
    fn prunes(self) -> bool {
        self.algorithm == Algorithm::AlphaBeta
    }

    /// Returns a value as the readers know it.
    fn value(self, value: Value) -> String {
        let text = LogValue(value).to_string();
        if self.has_log { text } else { text.replace("-Infinity", "−∞").replace("Infinity", "∞") }
    }

    /// Says what a node is like that is entered; `inheritance` is where its bounds come from, none at the root.
    fn entry(self, role: &str, value: Value, mover: &str, inheritance: Option<&str>) -> String {
        let (value, line) = (self.value(value), if self.has_log { ", which logs a line" } else { "" });
        let mut text = format!("The search enters {role}{line}. None of its children has been searched yet, ");
        text += &format!("so its value is {value}, the worst possible for {mover}.");
        if self.prunes() {
            let [alpha, beta] = [-INFINITY, INFINITY].map(|bound| self.value(bound));
            let unbounded = format!(" Alpha and beta are unbounded at the root: {alpha} and {beta}.");
            text += inheritance.unwrap_or(&unbounded);
        }
        text
    }

    /// Ends the sentence about a leaf, which stands for a `position`.
    fn line_of_leaf(self, position: &str) -> String {
        if self.has_log {
            format!(": it logs a single line, with the value of the {position}. ")
        } else {
            ". ".to_owned()
        }
    }

    /// Says how the value of a node changes, from the first of `values` to the second, by that of a child.
    fn value_change(self, role: &str, is_max: bool, values: [Value; 2], child: &str, returned: Value) -> String {
        let (better, extreme) = if is_max { ("greater", "greatest") } else { ("less", "least") };
        let [before, after] = values;
        let (returned, old) = (self.value(returned), self.value(before));
        let mut text = format!("{role}, takes the {extreme} value of its children. Child {child} returns {returned}, ");
        text += &if after == before {
            format!("which is not {better} than {old}: the value stays {old}.")
        } else {
            format!("which is {better} than {old}: the value becomes {returned}.")
        };
        text
    }

    /// Says why there is no cut, and how the bounds change.
    fn bounds(self, is_max: bool, before: Window, after: Window) -> String {
        let every_child =
            if self.has_log { " A line is logged after every child, whether or not anything changed." } else { "" };
        if !self.prunes() {
            return every_child.to_owned();
        }
        let (bound, other, old, new, limit) = if is_max {
            ("Alpha", "beta", before.alpha, after.alpha, after.beta)
        } else {
            ("Beta", "alpha", before.beta, after.beta, after.alpha)
        };
        let (role, short_of) = if is_max { ("max", "less") } else { ("min", "greater") };
        let is_same = old == new;
        let [old, new, limit] = [old, new, limit].map(|value| self.value(value));
        let mut text = format!(" That is {short_of} than {other}, {limit}, so there is no cut. ");
        text += &if is_same {
            format!("{bound} stays {old}; ")
        } else {
            format!("{bound} moves from {old} to the value, {new}; ")
        };
        text += &format!("a {role} node never changes {other}.");
        if is_same {
            text += every_child;
        }
        text
    }

    /// Says why the rest of a node is cut off, which the choice of an opponent causes.
    fn cut(self, is_max: bool, window: Window, value: Value, opponent: &str) -> String {
        let (bound, limit, reaches) =
            if is_max { ("beta", window.beta, "at least") } else { ("alpha", window.alpha, "at most") };
        let (limit, value) = (self.value(limit), self.value(value));
        let mut text =
            format!("That is {reaches} {bound}, {limit}, and equality is enough for a cut: {opponent} has a choice ");
        text += "higher up that is at least as good, so the remaining children are skipped. ";
        text += if self.has_log { "The line shows the new value with the old alpha and beta; the" } else { "The" };
        text += &if self.fail_hard {
            format!(" node returns the bound, {limit}, as the search is fail-hard.")
        } else {
            format!(" node returns its value, {value}, not the bound.")
        };
        text
    }
}

/// The name of a node in a log or, with the `#` flag, in a sentence.
struct Name<M>(Option<M>);

impl<M: fmt::Display> fmt::Display for Name<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(mv) => write!(f, "{mv}"),
            None if f.alternate() => f.write_str("the root"),
            None => f.write_str("root"),
        }
    }
}

/// A value in the notation of logs, which write `Infinity` and `-Infinity`.
///
/// ```
/// use suite_search::{INFINITY, LogValue};
/// assert_eq!([7, INFINITY, -INFINITY].map(|value| LogValue(value).to_string()), ["7", "Infinity", "-Infinity"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogValue(
    /// The value.
    pub Value,
);

impl fmt::Display for LogValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            INFINITY => f.write_str("Infinity"),
            value if value == -INFINITY => f.write_str("-Infinity"),
            value => write!(f, "{value}"),
        }
    }
}
