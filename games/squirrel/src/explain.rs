//! Explanations in plain words of what an algorithm does.

use std::convert::Infallible;
use std::fmt;

use suite_search::{Algorithm, Game, INFINITY, Node, Observe, Player, Value, Window};

use crate::position::{Position, letter};
use crate::search_spec::SearchSpec;
use crate::square::Square;
use crate::turn::Turn;

/// A step of a search: the node that the log line is about and, for an update or a cut, the child that was searched.
#[derive(Clone, Copy)]
pub(crate) enum Step<'a> {
    Enter(&'a Node<Position>),
    Leaf(&'a Node<Position>),
    Update(&'a Node<Position>, &'a Node<Position>),
    Cut(&'a Node<Position>, &'a Node<Position>),
}

impl<'a> Step<'a> {
    pub(crate) const fn node(self) -> &'a Node<Position> {
        match self {
            Self::Enter(node) | Self::Leaf(node) | Self::Update(node, _) | Self::Cut(node, _) => node,
        }
    }
}

/// Follows a log line by line, and explains the next one.
pub(crate) struct LogExplainer {
    algorithm: Algorithm,
    limit: u32,
    /// The nodes from the root to that of the last line, each as its last line showed it.
    path: Vec<LoggedNode>,
}

#[derive(Clone, Copy)]
struct LoggedNode {
    last_move: Option<Square>,
    value: Value,
    window: Window,
}

impl LogExplainer {
    pub(crate) fn new(spec: &SearchSpec) -> Self {
        Self { algorithm: spec.algorithm, limit: spec.limit, path: Vec::new() }
    }

    /// Records a line about `node`.
    pub(crate) fn follow(&mut self, node: &Node<Position>) {
        self.path.truncate(node.depth as usize);
        self.path.push(LoggedNode { last_move: node.last_move, value: node.value, window: node.window });
    }

    /// Returns the names of the nodes from the root down to `node`.
    pub(crate) fn path_to(&self, node: &Node<Position>) -> Vec<String> {
        let above = self.path.iter().take(node.depth as usize).map(|logged| logged.last_move);
        above.chain([node.last_move]).map(|last_move| Name(last_move).to_string()).collect()
    }

    /// Explains `step`, which follows the line recorded last.
    pub(crate) fn explain(&self, step: Step<'_>) -> String {
        let mut text = match step {
            Step::Enter(node) => self.explain_entry(node),
            Step::Leaf(node) => self.explain_leaf(node),
            Step::Update(node, child) => {
                format!("{} {}", self.explain_value(node, child), self.explain_bounds(node))
            }
            Step::Cut(node, child) => format!("{} {}", self.explain_value(node, child), explain_cut(node)),
        };
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        text
    }

    fn prunes(&self) -> bool {
        self.algorithm == Algorithm::AlphaBeta
    }

    fn parent(&self, node: &Node<Position>) -> Name {
        Name(self.path[node.depth as usize - 1].last_move)
    }

    fn explain_entry(&self, node: &Node<Position>) -> String {
        let role = Role(node);
        let value = Show(node.value);
        let mover = letter(role.mover());
        let mut text =
            format!("The search enters {role}, which logs a line. None of its children has been searched yet, ");
        text += &format!("so its value is {value}, the worst possible for {mover}.");
        if self.prunes() {
            if node.depth == 0 {
                text += " Alpha and beta are unbounded at the root: -Infinity and Infinity.";
            } else {
                text += &format!(" It inherits alpha and beta from its parent, {:#}.", self.parent(node));
            }
        }
        text
    }

    fn explain_leaf(&self, node: &Node<Position>) -> String {
        let name = Name(node.last_move);
        let player = Role(node).root_player();
        let reason = if node.depth == self.limit {
            format!("depth {} is the cut-off depth", node.depth)
        } else {
            "the board is full".to_owned()
        };
        let [own, opposing] = [player, player.opponent()].map(|player| node.position.occupied_value(player));
        let [me, opponent] = [player, player.opponent()].map(letter);
        let mut text =
            format!("{name:#} is a leaf, because {reason}: it logs a single line, with the value of the board. ");
        text += &format!("E = {own} ({me}'s squares) - {opposing} ({opponent}'s) = {}.", own - opposing);
        if self.prunes() && node.depth > 0 {
            text += &format!(" It inherits alpha and beta from its parent, {:#}.", self.parent(node));
        }
        text
    }

    /// Explains how the value of `node` changes, or that it does not, after the search of `child`.
    fn explain_value(&self, node: &Node<Position>, child: &Node<Position>) -> String {
        let role = Role(node);
        let before = self.path[node.depth as usize];
        let (returned, old) = (Show(child.value), Show(before.value));
        let (better, extreme) = if node.is_max { ("greater", "greatest") } else { ("less", "least") };
        let child = Name(child.last_move);
        let mut text = format!("{role}, takes the {extreme} value of its children. Child {child} returns {returned}, ");
        text += &if node.value == before.value {
            format!("which is not {better} than {old}: the value stays {old}.")
        } else {
            format!("which is {better} than {old}: the value becomes {returned}.")
        };
        text
    }

    /// Explains why there is no cut, and how the bounds change.
    fn explain_bounds(&self, node: &Node<Position>) -> String {
        const EVERY_CHILD: &str = "A line is logged after every child, whether or not anything changed.";
        if !self.prunes() {
            return EVERY_CHILD.to_owned();
        }
        let before = self.path[node.depth as usize].window;
        let (bound, other, old, new, limit) = if node.is_max {
            ("Alpha", "beta", before.alpha, node.window.alpha, node.window.beta)
        } else {
            ("Beta", "alpha", before.beta, node.window.beta, node.window.alpha)
        };
        let (role, short_of) = if node.is_max { ("max", "less") } else { ("min", "greater") };
        let (old, new, limit) = (Show(old), Show(new), Show(limit));
        let mut text = format!("That is {short_of} than {other}, {limit}, so there is no cut. ");
        text += &if old.0 == new.0 {
            format!("{bound} stays {old}; ")
        } else {
            format!("{bound} moves from {old} to the value, {new}; ")
        };
        text += &format!("a {role} node never changes {other}.");
        if old.0 == new.0 {
            text += " ";
            text += EVERY_CHILD;
        }
        text
    }
}

fn explain_cut(node: &Node<Position>) -> String {
    let (bound, limit, reaches) =
        if node.is_max { ("beta", node.window.beta, "at least") } else { ("alpha", node.window.alpha, "at most") };
    let (limit, value) = (Show(limit), Show(node.value));
    let opponent = letter(Role(node).mover().opponent());
    let mut text =
        format!("That is {reaches} {bound}, {limit}, and equality is enough for a cut: {opponent} has a choice ");
    text += "higher up that is at least as good, so the remaining children are skipped. The line shows the new value ";
    text += &format!("with the old alpha and beta; the node returns its value, {value}, not the bound.");
    text
}

/// An observer that collects the values of the moves at the root.
#[derive(Default)]
pub(crate) struct RootChoices(Vec<(Square, Value)>);

impl Observe<Position> for RootChoices {
    type Stop = Infallible;

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        if let (0, Some(square)) = (node.depth, child.last_move) {
            self.0.push((square, child.value));
        }
        Ok(())
    }
}

/// Explains which move is right in tasks 1 to 3.
pub(crate) fn next_state(position: &Position, turn: &Turn, choices: &RootChoices) -> String {
    let Some(best) = turn.best else {
        return "The board is already full: the next state is the same board.".to_owned();
    };
    let others = choices.0.iter().filter(|(square, _)| *square != best);
    let rest = match others.max_by_key(|(_, value)| *value) {
        None => "it is the only move".to_owned(),
        // The values that alpha-beta returns for the other moves may be mere bounds.
        Some((_, value)) if turn.spec.algorithm == Algorithm::AlphaBeta && *value == turn.value => {
            "no other move is worth more, and of equal moves the first in the order A1, B1, ..., E5 is played"
                .to_owned()
        }
        Some((_, value)) if turn.spec.algorithm == Algorithm::AlphaBeta => {
            format!("every other move is worth {value} at most")
        }
        Some((square, value)) if *value == turn.value => {
            format!("{square} is worth the same, but comes later in the order A1, B1, ..., E5")
        }
        Some((square, value)) => format!("the next best, {square}, is worth {value}"),
    };
    format!("{}; {rest}.", played(position, turn, best))
}

/// Explains which move leads to a submitted next state, as a sentence to follow the explanation of the right one.
pub(crate) fn submitted_next_state(position: &Position, submission: &str) -> String {
    let submission: Vec<_> = submission.trim_end().lines().map(str::trim_end).collect();
    let is_submitted = |position: Position| position.to_string().lines().eq(submission.iter().copied());
    match position.moves().find(|&square| is_submitted(position.play(square))) {
        Some(square) => format!(" Your board is the one after {}.", position.describe(square)),
        None if position.is_over() || submission.is_empty() => String::new(),
        None if is_submitted(*position) => " Your board is the one before the move.".to_owned(),
        None => format!(" No legal move of {} leads to your board.", letter(position.to_move())),
    }
}

/// Explains a row of a state in the trace of a battle.
pub(crate) fn turn(position: &Position, turn: &Turn, number: usize, row: usize) -> String {
    let mover = letter(turn.spec.player);
    let place = format!("This is row {row} of state {number}, the board after {mover}'s move.");
    match turn.best {
        Some(best) => format!("{place} {}.", played(position, turn, best)),
        None => place,
    }
}

fn played(position: &Position, turn: &Turn, best: Square) -> String {
    let SearchSpec { player, algorithm, limit } = turn.spec;
    let search = match algorithm {
        Algorithm::Greedy => "Greedy".to_owned(),
        Algorithm::Minimax => format!("Minimax to depth {limit}"),
        Algorithm::AlphaBeta => format!("Alpha-beta to depth {limit}"),
    };
    format!("{} plays {}. {search} values it at {}", letter(player), position.describe(best), turn.value)
}

/// The name of a node in a log or, with the `#` flag, in a sentence.
struct Name(Option<Square>);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(square) => write!(f, "{square}"),
            None if f.alternate() => f.write_str("the root"),
            None => f.write_str("root"),
        }
    }
}

/// A value in the notation of the log.
#[derive(Clone, Copy)]
struct Show(Value);

impl fmt::Display for Show {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            INFINITY => f.write_str("Infinity"),
            value if value == -INFINITY => f.write_str("-Infinity"),
            value => write!(f, "{value}"),
        }
    }
}

/// An inner node with its role in the search: `B3, a min node at depth 1 (O to move)`.
struct Role<'a>(&'a Node<Position>);

impl Role<'_> {
    fn mover(&self) -> Player {
        self.0.position.to_move()
    }

    fn root_player(&self) -> Player {
        if self.0.is_max { self.mover() } else { self.mover().opponent() }
    }
}

impl fmt::Display for Role<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = Name(self.0.last_move);
        let kind = if self.0.is_max { "max" } else { "min" };
        write!(f, "{name:#}, a {kind} node at depth {} ({} to move)", self.0.depth, letter(self.mover()))
    }
}
