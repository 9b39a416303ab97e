//! Questions on positions of the games: what is legal, what a move captures, which move is best.

mod board;
mod go;
mod mistaken;
mod othello;
mod squirrel;

use itertools::Itertools;
use rand::Rng;
use rand::seq::IndexedRandom;
use suite_search::{Algorithm, Game, Player};
use suite_tabletop::AnyMove;
use suite_tree::{GameTree, NodeId, Solution, TreeError, search};

pub(crate) use self::board::Board;
pub use self::board::BoardPosition;
use self::board::{capitalized, name_of};
use crate::{Answer, Kind, MistakenAnswer, Subject, Topic, WorkedSolution, trees};

/// The depth of searches for the best move, in plies.
const LIMIT: u32 = 2;
/// The most leaves of a tree that is searched by hand.
const MOST_LEAVES: usize = 20;
/// The most moves that may be legal where all of them are asked for.
const MOST_LEGAL: usize = 12;

/// Draws a position, and chooses what to ask of it; `None` if it does not do for this kind of questions.
pub(crate) fn choose(kind: Kind, subject: Subject, rng: &mut impl Rng) -> Option<(Board, Topic)> {
    let board = match subject {
        Subject::Go => go::draw(kind, rng)?,
        Subject::Othello => othello::draw(kind, rng)?,
        Subject::Squirrel => squirrel::draw(kind, rng)?,
        Subject::AlphaBeta | Subject::Minimax => return None,
    };
    let topic = match kind {
        Kind::LegalMoves => {
            let legal = board.legal().len();
            let is_asked = (1..=MOST_LEGAL).contains(&legal) && (subject != Subject::Go || go::forbids_any(&board));
            is_asked.then_some(Topic::LegalMoves)?
        }
        Kind::Captures => {
            let is_asked = |mv: &AnyMove| match subject {
                Subject::Squirrel => squirrel::touches_other(&board, *mv),
                _ => !board.captured(*mv).is_empty(),
            };
            let moves = board.now().moves().filter(is_asked).collect_vec();
            Topic::Captures { mv: name_of(*moves.choose(rng)?) }
        }
        Kind::BestMove => is_worth_searching(&board).then_some(Topic::BestMove { limit: Some(LIMIT) })?,
        _ => return None,
    };
    Some((board, topic))
}

/// Returns whether a search by hand finds a single best move of several.
fn is_worth_searching(board: &Board) -> bool {
    let Ok(tree) = board.tree(LIMIT) else { return false };
    let Ok(solution) = Solution::new(&tree, &search(Algorithm::Minimax)) else { return false };
    let value = |id: NodeId| solution.node(id).map(|node| node.value);
    let children = tree.children(NodeId::ROOT).collect_vec();
    let best = children.iter().filter(|&&child| value(child) == Some(solution.value())).count();
    children.len() > 1 && best == 1 && tree.leaves(NodeId::ROOT).count() <= MOST_LEAVES
}

/// Returns the text of a question.
pub(crate) fn text(topic: &Topic, subject: Subject, board: &Board) -> String {
    let facts = board.now().game().facts();
    let player = facts.players[board.now().to_move() as usize];
    let max = facts.players[Player::First as usize];
    let intro = match subject {
        Subject::Go => format!("{} {}", go::INTRODUCTION, go::last_move(board)),
        Subject::Othello => othello::introduction(board),
        _ => squirrel::INTRODUCTION.to_owned(),
    };
    let question = match (topic, subject) {
        (Topic::LegalMoves, Subject::Go) => format!("On which points may {player} place a stone? {}", go::RULES),
        (Topic::LegalMoves, _) => format!("On which squares may {player} place a disk?"),
        (Topic::Captures { mv }, Subject::Go) => {
            format!("{} places a stone on {mv}. Which stones does it capture?", capitalized(player))
        }
        (Topic::Captures { mv }, Subject::Othello) => {
            format!("{} places a disk on {mv}. Which disks does it flip?", capitalized(player))
        }
        (Topic::Captures { mv }, _) => format!("{player} moves to {mv}. Which pieces does the move convert?"),
        _ => {
            let worth = if subject == Subject::Othello { othello::WORTH } else { squirrel::WORTH };
            format!("Minimax looks {LIMIT} plies ahead. {worth}, and {max} is Max. Which move does it choose?")
        }
    };
    format!("{} {} is to move. {question}", intro.trim_end(), capitalized(player))
}

/// Returns the right answer.
///
/// # Errors
///
/// A [`TreeError`] if the tree of the position cannot be searched.
pub(crate) fn answer(topic: &Topic, board: &Board) -> Result<Answer, TreeError> {
    Ok(match topic {
        Topic::Captures { mv } => Answer::Names(board.find(mv).map_or_else(Vec::new, |mv| board.captured(mv))),
        Topic::BestMove { limit } => {
            let tree = board.tree(limit.unwrap_or(LIMIT))?;
            let best = Solution::new(&tree, &search(Algorithm::Minimax))?.best();
            Answer::Text(best.and_then(|best| child_move(board, &tree, best)).unwrap_or_default())
        }
        _ => Answer::Names(board.legal()),
    })
}

/// Returns the name of the move to a child of the root.
fn child_move(board: &Board, tree: &GameTree, child: NodeId) -> Option<String> {
    let index = tree.children(NodeId::ROOT).position(|other| other == child)?;
    board.now().moves().nth(index).map(name_of)
}

/// Returns what those answer who make one of the known mistakes, if it is wrong.
pub(crate) fn mistaken_answers(topic: &Topic, subject: Subject, board: &Board, right: &Answer) -> Vec<MistakenAnswer> {
    if let Topic::BestMove { limit } = topic {
        return mistaken_moves(board, limit.unwrap_or(LIMIT), right);
    }
    let mistaken = match subject {
        Subject::Go => go::mistaken(topic, board),
        Subject::Othello => othello::mistaken(topic, board),
        _ => squirrel::mistaken(topic, board),
    };
    let named = mistaken.into_iter().map(|(id, message, squares)| MistakenAnswer {
        id: id.into(),
        message: message.into(),
        answer: Answer::Names(board.in_order(squares)),
    });
    named.filter(|mistaken| mistaken.answer != *right).collect()
}

/// Returns the moves of those who make a mistake in the search.
fn mistaken_moves(board: &Board, limit: u32, right: &Answer) -> Vec<MistakenAnswer> {
    let Ok(tree) = board.tree(limit) else { return Vec::new() };
    let sign = if board.now().to_move() == Player::First { 1 } else { -1 };
    // The first of equals: the last one that `max_by_key` would take comes first.
    let children = tree.children(NodeId::ROOT).collect_vec();
    let greedy = children.into_iter().rev().max_by_key(|&child| tree.value(child).map(|value| sign * value));
    let greedy = greedy.map(|child| MistakenAnswer {
        id: "only-one-ply".into(),
        message: "the search looks only one ply ahead".into(),
        answer: Answer::Text(tree.name(child).to_string()),
    });
    let topic = Topic::BestMove { limit: None };
    let of_trees = trees::mistaken_answers(&topic, Subject::Minimax, &tree, right).into_iter();
    let on_board = greedy.into_iter().chain(of_trees).filter_map(|mistaken| {
        let node = tree.find(&mistaken.answer.to_string())?;
        Some(MistakenAnswer { answer: Answer::Text(child_move(board, &tree, node)?), ..mistaken })
    });
    on_board.filter(|mistaken| mistaken.answer != *right).collect()
}

/// Returns the worked solution.
///
/// # Errors
///
/// A [`TreeError`] if the tree of the position cannot be searched.
pub(crate) fn solution(topic: &Topic, subject: Subject, board: &Board) -> Result<WorkedSolution, TreeError> {
    let steps = match (topic, subject) {
        (Topic::BestMove { limit }, _) => {
            let tree = board.tree(limit.unwrap_or(LIMIT))?;
            let mut solution = trees::solution(Subject::Minimax, &tree)?;
            let leaf = tree.leaves(NodeId::ROOT).next().map(|leaf| tree.name(leaf).to_string()).unwrap_or_default();
            solution.steps.insert(0, format!("Nodes of the tree are named by the moves to them, such as {leaf}."));
            solution.best = Some(answer(topic, board)?.to_string());
            return Ok(solution);
        }
        (Topic::Captures { mv }, _) => {
            let Some(mv) = board.find(mv) else { return Ok(WorkedSolution::default()) };
            match subject {
                Subject::Go => go::capture_steps(board, mv),
                Subject::Othello => othello::flip_steps(board, mv),
                _ => squirrel::conversion_steps(board, mv),
            }
        }
        (_, Subject::Go) => go::legal_steps(board),
        _ => othello::legal_steps(board),
    };
    Ok(WorkedSolution { steps, ..WorkedSolution::default() })
}
