//! The parts of questions that all formats with pictures share.

use std::sync::Arc;

use maud::{Markup, html};
use suite_draw::{DrawError, Drawing, SearchSteps, TreeFigure, draw_board};
use suite_search::Game;
use suite_tree::{GameTree, NodeId, search};

use super::format_error::FormatError;
use crate::constraints::reordered;
use crate::exhibit::Scene;
use crate::{Answer, Exhibit, Kind, Question, Subject, Topic};

/// The letters of choices.
pub(super) const LETTERS: std::ops::RangeInclusive<char> = 'a'..='z';

/// Draws the tree of a question, each node with its name, or the board.
pub(super) fn picture(question: &Question) -> Result<Drawing, FormatError> {
    let drawing = match question.exhibit.scene(question.subject)? {
        Scene::Tree(tree) => TreeFigure::of_tree(&*named_tree(&tree)?)?.bare(),
        Scene::Board(board) => draw_board(board.now(), board.last()),
    };
    Ok(Drawing { description: in_words(question), ..drawing })
}

/// Draws what the search comes to, or the board after the move in question; `None` where no picture would help.
pub(super) fn worked_picture(question: &Question) -> Result<Option<Drawing>, FormatError> {
    let searched = |tree: &Arc<GameTree>| -> Result<Drawing, FormatError> {
        let steps = SearchSteps::new(tree, &search(question.subject.algorithm()))?;
        Ok(TreeFigure::of_search(&steps)?.result())
    };
    Ok(match (question.exhibit.scene(question.subject)?, &question.topic) {
        (Scene::Tree(tree), _) => Some(searched(&named_tree(&tree)?)?),
        (Scene::Board(board), Topic::BestMove { limit }) => {
            let tree = board.tree(limit.unwrap_or_default()).map_err(DrawError::from)?;
            Some(searched(&tree)?)
        }
        (Scene::Board(board), Topic::Captures { mv }) => {
            board.find(mv).map(|mv| draw_board(&board.now().play(mv), Some(mv)))
        }
        (Scene::Board(_), _) => None,
    })
}

/// Says in words what the picture of a question shows.
pub(super) fn in_words(question: &Question) -> String {
    match &question.exhibit {
        Exhibit::Tree { tree, .. } => format!("The tree as nested lists: {tree}"),
        Exhibit::Board { position } => {
            format!("The board, row by row from the top: {}", position.board.join(", "))
        }
    }
}

/// Says in words what the picture of a solution shows.
pub(super) fn worked_in_words(question: &Question) -> &'static str {
    match question.topic {
        Topic::Captures { .. } => "The board after the move.",
        _ => "The tree with the values that come back.",
    }
}

/// Returns the tree with the names that nodes without a name have, since drawings show only given ones.
fn named_tree(tree: &GameTree) -> Result<Arc<GameTree>, FormatError> {
    let children: Vec<NodeId> = tree.children(NodeId::ROOT).collect();
    Ok(Arc::new(reordered(tree, &children).map_err(DrawError::from)?))
}

/// Returns what is asked, with the picture.
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
        Kind::LegalMoves | Kind::Captures if question.subject == Subject::Squirrel => {
            Some("Write them row by row from the top with commas between them, such as C1, A2, or none.")
        }
        Kind::LegalMoves | Kind::Captures => {
            Some("Write them in increasing order with commas between them, such as (0,1), (0,3), (2,0).")
        }
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
