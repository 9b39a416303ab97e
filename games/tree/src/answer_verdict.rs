//! What is said of somebody's answer, in words.

use serde::Serialize;
use suite_tabletop::{LogDifference, NamedMistake};

use crate::{Checked, GameTree, NodeId, WrongLeaves, WrongMove, WrongValue};

/// What is said of somebody's answer: nothing if it is right.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct AnswerVerdict {
    /// What is wrong, a sentence or a clause each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<String>,
    /// The known mistakes each of which explains the whole answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mistakes: Vec<NamedMistake>,
}

/// Something wrong that can be told in words.
pub trait Problems {
    /// Returns what is wrong in an answer about this tree.
    fn problems(&self, tree: &GameTree) -> Vec<String>;
}

impl AnswerVerdict {
    /// Returns whether the answer is right.
    #[must_use]
    pub const fn is_right(&self) -> bool {
        self.problems.is_empty()
    }
}

impl<W: Problems> Checked<W> {
    /// Says what is wrong in an answer about this tree.
    #[must_use]
    pub fn verdict(&self, tree: &GameTree) -> AnswerVerdict {
        AnswerVerdict {
            problems: self.wrong.as_ref().map_or_else(Vec::new, |wrong| wrong.problems(tree)),
            mistakes: self.mistakes.iter().map(NamedMistake::from).collect(),
        }
    }
}

impl Problems for WrongLeaves {
    fn problems(&self, tree: &GameTree) -> Vec<String> {
        let Self { missing, superfluous } = self;
        let which = [(missing, "pruned, but not in the answer"), (superfluous, "in the answer, but not pruned")];
        let told = which.into_iter().filter(|(nodes, _)| !nodes.is_empty());
        told.map(|(nodes, which)| format!("{which}: {}", tree.names(nodes.iter().copied()))).collect()
    }
}

impl Problems for WrongMove {
    fn problems(&self, tree: &GameTree) -> Vec<String> {
        vec![format!("expected {}, found {}", tree.names(self.expected), tree.name(self.found))]
    }
}

impl Problems for Vec<WrongValue> {
    fn problems(&self, tree: &GameTree) -> Vec<String> {
        let told = |WrongValue { node, found, expected }: &WrongValue| {
            let name = tree.name(*node);
            match expected {
                Some(expected) => format!("{name}: expected {expected}, found {found}"),
                None => format!("{name}: expected no value, since it is pruned, found {found}"),
            }
        };
        self.iter().map(told).collect()
    }
}

impl From<LogDifference> for AnswerVerdict {
    fn from(difference: LogDifference) -> Self {
        let shown = |line: Option<String>| line.unwrap_or_else(|| "the end of the file".to_owned());
        let (expected, found) = (shown(difference.expected), shown(difference.found));
        let place = format!("line {}: expected {expected}, found {}", difference.line, found.escape_debug());
        Self { problems: vec![place, difference.explanation], mistakes: difference.mistakes }
    }
}

impl GameTree {
    /// Returns the names of nodes, separated by spaces; `none` without any.
    #[must_use]
    pub fn names(&self, nodes: impl IntoIterator<Item = NodeId>) -> String {
        let names: Vec<_> = nodes.into_iter().map(|id| self.name(id).to_string()).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(" ") }
    }
}
