//! What an algorithm does at a step, in plain words.

use std::convert::Infallible;
use std::fmt;

use suite_search::{Algorithm, Game, INFINITY, Node, Observe, Player, Value, Window};

use crate::answer::Turn;
use crate::position::{Position, letter};
use crate::square::Square;
use crate::task::Strategy;

/// A step of a search, with the node that its line in the log is about and, if it is one, the child that came back.
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

/// Follows a search from line to line, and can say what happens next.
pub(crate) struct Narrator {
    algorithm: Algorithm,
    limit: u32,
    /// The nodes from the root to the one of the last line, each as its last line showed it.
    path: Vec<Seen>,
}

#[derive(Clone, Copy)]
struct Seen {
    last_move: Option<Square>,
    value: Value,
    window: Window,
}

impl Narrator {
    pub(crate) fn new(strategy: &Strategy) -> Self {
        Self { algorithm: strategy.algorithm, limit: strategy.depth, path: Vec::new() }
    }

    /// Takes notice of a line about `node`.
    pub(crate) fn follow(&mut self, node: &Node<Position>) {
        self.path.truncate(node.depth as usize);
        self.path.push(Seen { last_move: node.last_move, value: node.value, window: node.window });
    }

    /// The names from the root down to `node`.
    pub(crate) fn path_to(&self, node: &Node<Position>) -> Vec<String> {
        let above = self.path.iter().take(node.depth as usize).map(|seen| seen.last_move);
        above.chain([node.last_move]).map(|last_move| Name(last_move).to_string()).collect()
    }

    /// What happens at `step`, which the search takes after the line followed last.
    pub(crate) fn tell(&self, step: Step<'_>) -> String {
        let mut text = match step {
            Step::Enter(node) => self.tell_entry(node),
            Step::Leaf(node) => self.tell_leaf(node),
            Step::Update(node, child) => {
                format!("{} {}", self.tell_value(node, child), self.tell_bounds(node))
            }
            Step::Cut(node, child) => format!("{} {}", self.tell_value(node, child), self.tell_cut(node)),
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

    fn tell_entry(&self, node: &Node<Position>) -> String {
        let role = Role(node);
        let value = Show(node.value);
        let mover = letter(role.mover());
        let mut text =
            format!("The search enters {role}. It has not heard from a child yet, so its value is {value}, ");
        text += &format!("the worst there is for {mover}; an inner node has a line for that.");
        if self.prunes() {
            if node.depth == 0 {
                text += " At the root nothing is known of alpha and beta either: -Infinity and Infinity.";
            } else {
                text += &format!(" Alpha and beta are the ones that its parent, {:#}, has now.", self.parent(node));
            }
        }
        text
    }

    fn tell_leaf(&self, node: &Node<Position>) -> String {
        let name = Name(node.last_move);
        let player = Role(node).root_player();
        let reason = if node.depth == self.limit {
            format!("depth {} is the cut-off depth", node.depth)
        } else {
            "the board is full".to_owned()
        };
        let [mine, theirs] = [player, player.opponent()].map(|owner| node.position.worth(owner));
        let [me, them] = [player, player.opponent()].map(letter);
        let mut text =
            format!("{name:#} is a leaf, because {reason}: it has this one line, with the value of the board. ");
        text += &format!("E = {mine} ({me}'s squares) - {theirs} ({them}'s) = {}.", mine - theirs);
        if self.prunes() && node.depth > 0 {
            text += &format!(" Alpha and beta are the ones that its parent, {:#}, passes down.", self.parent(node));
        }
        text
    }

    /// Whether the value of a node changes now that a child has come back.
    fn tell_value(&self, node: &Node<Position>, child: &Node<Position>) -> String {
        let role = Role(node);
        let before = self.path[node.depth as usize];
        let (came, was) = (Show(child.value), Show(before.value));
        let (better, verb) = if node.is_max { ("greater", "takes the greatest") } else { ("less", "takes the least") };
        let child = Name(child.last_move);
        let mut text = format!("{role}, {verb}. Its child {child} has come back with {came}, ");
        text += &if node.value == before.value {
            format!("which is not {better} than {was}: the value stays {was}.")
        } else {
            format!("which is {better} than {was}: the value becomes {came}.")
        };
        text
    }

    fn tell_bounds(&self, node: &Node<Position>) -> String {
        if !self.prunes() {
            return "There is a line after every child, whether it changed the value or not.".to_owned();
        }
        let before = self.path[node.depth as usize].window;
        let (bound, other, was, is, limit) = if node.is_max {
            ("Alpha", "beta", before.alpha, node.window.alpha, node.window.beta)
        } else {
            ("Beta", "alpha", before.beta, node.window.beta, node.window.alpha)
        };
        let short_of = if node.is_max { "less" } else { "greater" };
        let (was, is, limit) = (Show(was), Show(is), Show(limit));
        let mut text = format!("That is {short_of} than {other}, {limit}: no cut. ");
        text += &if was.0 == is.0 {
            format!("{bound} stays {was}; ")
        } else {
            format!("{bound} moves from {was} to the value, {is}; ")
        };
        let role = if node.is_max { "max" } else { "min" };
        text += &format!("a {role} node never changes {other}.");
        if was.0 == is.0 {
            text += " There is a line after every child all the same.";
        }
        text
    }

    fn tell_cut(&self, node: &Node<Position>) -> String {
        let (bound, limit, reaches) =
            if node.is_max { ("beta", node.window.beta, "at least") } else { ("alpha", node.window.alpha, "at most") };
        let (limit, value) = (Show(limit), Show(node.value));
        let above = letter(Role(node).mover().opponent());
        let mut text =
            format!("That is {reaches} {bound}, {limit}, and equal is enough: {above} has as good a choice ");
        text += "higher up, so the rest of the children are cut off. The line shows the new value and the old alpha ";
        text += &format!("and beta, and the node returns its value, {value}, not the bound.");
        text
    }
}

/// What the moves at the root came back with.
#[derive(Default)]
pub(crate) struct Choices(Vec<(Square, Value)>);

impl Choices {
    fn note(&mut self, node: &Node<Position>, child: &Node<Position>) {
        if let (0, Some(square)) = (node.depth, child.last_move) {
            self.0.push((square, child.value));
        }
    }
}

impl Observe<Position> for Choices {
    type Stop = Infallible;

    fn update(&mut self, node: &Node<Position>, child: &Node<Position>) -> Result<(), Infallible> {
        self.note(node, child);
        Ok(())
    }
}

/// Which move is right in tasks 1 to 3.
pub(crate) fn next_state(position: &Position, turn: &Turn, choices: &Choices) -> String {
    let Some(best) = turn.decision.best else {
        return "The board is full already: the next state is the board as it is.".to_owned();
    };
    let others = choices.0.iter().filter(|(square, _)| *square != best);
    let rest = match others.max_by_key(|(_, value)| *value) {
        None => "it is the only move".to_owned(),
        // What alpha-beta returns for the others may be no more than a bound.
        Some((_, value)) if turn.strategy.algorithm == Algorithm::AlphaBeta && *value == turn.decision.value => {
            "no other move is worth more, and of equals the first in the order A1 B1 ... E5 is played".to_owned()
        }
        Some((_, value)) if turn.strategy.algorithm == Algorithm::AlphaBeta => {
            format!("every other move is worth {value} at most")
        }
        Some((square, value)) if *value == turn.decision.value => {
            format!("{square} is worth no more, and comes later in the order A1 B1 ... E5")
        }
        Some((square, value)) => format!("the next best, {square}, is worth {value}"),
    };
    format!("{}; {rest}.", played(position, turn, best))
}

/// Which move somebody's next state would come from, to follow on what is right.
pub(crate) fn their_next_state(position: &Position, theirs: &str) -> String {
    let theirs: Vec<_> = theirs.trim_end().lines().map(str::trim_end).collect();
    match position.moves().find(|square| position.play(*square).to_string().lines().eq(theirs.iter().copied())) {
        Some(square) => format!(" Your board is the one after {}.", position.in_words(square)),
        None if position.is_over() || theirs.is_empty() => String::new(),
        None if position.to_string().lines().eq(theirs.iter().copied()) => {
            " Your board is the one before the move.".to_owned()
        }
        None => format!(" Your board comes from no legal move of {}.", letter(position.to_move())),
    }
}

/// What happens in a battle where a line of the trace belongs.
pub(crate) fn turn(position: &Position, turn: &Turn, number: usize, row: usize) -> String {
    let mover = letter(turn.strategy.player);
    let place = format!("This is row {row} of state {number}, the board after {mover}'s move.");
    match turn.decision.best {
        Some(best) => format!("{place} {}.", played(position, turn, best)),
        None => place,
    }
}

fn played(position: &Position, turn: &Turn, best: Square) -> String {
    let Strategy { player, algorithm, depth } = turn.strategy;
    let search = match algorithm {
        Algorithm::Greedy => "greedy".to_owned(),
        Algorithm::Minimax => format!("minimax to depth {depth}"),
        Algorithm::AlphaBeta => format!("alpha-beta to depth {depth}"),
    };
    let (mover, value) = (letter(player), turn.decision.value);
    format!("{mover} plays {}, which {search} finds to be worth {value}", position.in_words(best))
}

/// A node's name in a log; with `#`, in a sentence.
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

/// A value as a log shows it.
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

/// An inner node with the part that it plays: `B3, a min node at depth 1 (O to move)`.
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
