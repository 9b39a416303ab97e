//! The parts of questions that all formats with pictures share.

use std::sync::Arc;

use maud::{Markup, html};
use suite_draw::{Drawing, SearchSteps, TreeFigure};
use suite_tree::{GameTree, NodeId, ParseTreeError, search};

use super::FormatError;
use crate::constraints::reordered;
use crate::{Answer, Kind, Question, Topic};

/// The letters of choices.
pub(super) const LETTERS: std::ops::RangeInclusive<char> = 'a'..='z';

/// Draws the tree of a question, each node with its name.
pub(super) fn tree(question: &Question) -> Result<Drawing, FormatError> {
    let tree = named_tree(question)?;
    let drawing = TreeFigure::of_tree(&tree)?.bare();
    Ok(Drawing { description: in_words(question), ..drawing })
}

/// Draws what the search of the tree comes to.
pub(super) fn searched_tree(question: &Question) -> Result<Drawing, FormatError> {
    let steps = SearchSteps::new(&named_tree(question)?, &search(question.subject.algorithm()))?;
    Ok(TreeFigure::of_search(&steps)?.result())
}

/// Says in words what the picture of a tree shows.
pub(super) fn in_words(question: &Question) -> String {
    format!("The tree as nested lists: {}", question.tree)
}

/// Returns the tree with the names that nodes without a name have, since drawings show only given ones.
fn named_tree(question: &Question) -> Result<Arc<GameTree>, FormatError> {
    let tree = question.game_tree()?;
    let children: Vec<NodeId> = tree.children(NodeId::ROOT).collect();
    Ok(Arc::new(reordered(&tree, &children).map_err(ParseTreeError::from)?))
}

/// Returns what is asked, with the picture of the tree.
pub(super) fn asked(question: &Question, picture: &Markup) -> Markup {
    html! {
        p { (question.text) }
        p { (picture) }
        @if let Topic::NextLine { log } = &question.topic {
            pre { (log.join("\n")) }
        }
        @if let Some(hint) = hint(question) {
            p { (hint) }
        }
    }
}

/// Says how to write an answer that a computer compares; `None` where there is one way only.
fn hint(question: &Question) -> Option<&'static str> {
    match question.topic.kind() {
        _ if !question.choices.is_empty() => None,
        Kind::Value | Kind::Cached | Kind::BestMove => None,
        Kind::Pruned => Some("Write their names from left to right with commas between them, or none."),
        Kind::Bounds => Some("Write alpha and then beta with a comma between them, such as -Infinity, 7."),
        Kind::NextLine => Some("Write its fields with commas between them."),
        Kind::Order => Some("Write their names with commas between them."),
    }
}

/// Returns the worked solution.
pub(super) fn solution(question: &Question) -> Markup {
    html! {
        p { "The answer is " strong { (question.answer) } "." }
        @if !question.mistakes.is_empty() {
            p { "Wrong answers, and the mistakes behind them:" }
            ul {
                @for mistaken in &question.mistakes {
                    li { (mistaken.answer) ": " (mistaken.message) }
                }
            }
        }
        p { "Step by step:" }
        ol {
            @for step in &question.solution.steps {
                li { (step) }
            }
        }
    }
}

/// Says what is wrong with a choice, or that it is right.
pub(super) fn feedback(question: &Question, choice: &Answer) -> String {
    if *choice == question.answer {
        return "Right.".to_owned();
    }
    let mistake = question.mistakes.iter().find(|mistaken| mistaken.answer == *choice);
    mistake.map_or_else(|| "Wrong.".to_owned(), |mistake| format!("Wrong: it is the answer if {}.", mistake.message))
}
