//! Questions on trees: what a search finds, and what it passes over.

pub(crate) mod cached;
pub(crate) mod order;

use std::convert::Infallible;
use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::IndexedRandom;
use suite_search::{INFINITY, Player};
use suite_tree::{GameTree, KNOWN_MISTAKES, NodeId, PlainAnswer, Solution, TreeError, log, log_header, search};

use crate::constraints::names;
use crate::{Answer, Kind, MistakenAnswer, Subject, Topic, WorkedSolution};

/// Chooses what to ask of a tree; `None` if it does not do for this kind of questions.
pub(crate) fn choose(kind: Kind, subject: Subject, tree: &Arc<GameTree>, rng: &mut impl Rng) -> Option<Topic> {
    let solution = Solution::new(tree, &search(subject.algorithm())).ok()?;
    match kind {
        Kind::Value => Some(Topic::Value),
        Kind::BestMove => Some(Topic::BestMove { limit: None }),
        Kind::Pruned => Some(Topic::Pruned),
        Kind::Order => order::is_worth_asking(tree).then_some(Topic::Order),
        Kind::Bounds => {
            let is_narrowed = |id: &NodeId| {
                let window = solution.node(*id).map(|node| node.window);
                window.is_some_and(|window| window.alpha > -INFINITY || window.beta < INFINITY)
            };
            let nodes = tree.nodes().filter(|id| !tree.is_leaf(*id)).filter(is_narrowed).collect_vec();
            nodes.choose(rng).map(|&node| Topic::Bounds { node: tree.name(node).to_string() })
        }
        Kind::NextLine => {
            let lines = lines(tree, subject).ok()?;
            let node = |line: &str| line.split(',').next().unwrap_or_default().to_owned();
            // A line for a node that has one already: what changes there is worth asking.
            let is_return = |at: &usize| lines[..*at].iter().skip(1).any(|line| node(line) == node(&lines[*at]));
            let places = (4..lines.len()).filter(is_return).collect_vec();
            places.choose(rng).map(|&place| Topic::NextLine { log: lines[..place].to_vec() })
        }
        Kind::Cached => cached::choose(tree, rng).map(|same| Topic::Cached { same }),
        Kind::LegalMoves | Kind::Captures => None,
    }
}

/// Returns the text of the question on a tree.
pub(crate) fn text(topic: &Topic, subject: Subject, root: Player) -> String {
    let root = if root == Player::First { "max" } else { "min" };
    let search = match subject {
        Subject::AlphaBeta => {
            "Alpha-beta searches this tree from left to right. It is fail-soft, and cuts off where a value reaches \
             the bound, also where it equals it."
        }
        _ => "Minimax searches this tree from left to right.",
    };
    let question = match topic {
        Topic::Value => "What is the value of the root?".to_owned(),
        Topic::BestMove { .. } => {
            "Which child of the root is the best move? Of equally good ones, name the first.".to_owned()
        }
        Topic::Pruned => "Which leaves are never looked at?".to_owned(),
        Topic::Bounds { node } => format!("What are alpha and beta when the search comes to node {node}?"),
        Topic::NextLine { .. } => "The log has a line for each node that is entered and each value that comes back. \
             So far it is as below. What is its next line?"
            .to_owned(),
        Topic::Order => "In which order should the children of the root be searched, so that the most leaves are \
             never looked at? All other nodes keep their order."
            .to_owned(),
        Topic::Cached { same: [first, second] } => format!(
            "Nodes {first} and {second} are the same position. A cache keeps the value of every inner node that \
             was searched, with whether it is exact or a bound, and the search uses it where that spares work and \
             is sound. How many leaves does the search look at less than without the cache?"
        ),
        Topic::LegalMoves | Topic::Captures { .. } => String::new(),
    };
    format!("{search} The root is a {root} node. {question}")
}

/// Returns the right answer to the question on a tree.
///
/// # Errors
///
/// A [`TreeError`] if the tree cannot be searched.
pub(crate) fn answer(topic: &Topic, subject: Subject, tree: &Arc<GameTree>) -> Result<Answer, TreeError> {
    let solution = Solution::new(tree, &search(subject.algorithm()))?;
    Ok(match topic {
        Topic::Value => Answer::Number(solution.value()),
        Topic::BestMove { .. } => Answer::Text(names(tree, solution.best()).concat()),
        Topic::Pruned => Answer::Names(names(tree, solution.pruned())),
        Topic::Bounds { node } => {
            let found = tree.find(node).and_then(|id| solution.node(id));
            let (alpha, beta) = found.map_or((-INFINITY, INFINITY), |node| (node.window.alpha, node.window.beta));
            Answer::bounds(alpha, beta)
        }
        Topic::NextLine { log } => Answer::Text(lines(tree, subject)?.get(log.len()).cloned().unwrap_or_default()),
        Topic::Order => Answer::Names(names(tree, order::best(tree))),
        Topic::Cached { same } => Answer::Number(cached::spared(tree, same)?),
        Topic::LegalMoves | Topic::Captures { .. } => Answer::Names(Vec::new()),
    })
}

/// Returns what those answer who make one of the known mistakes, if it is wrong. Several mistakes may lead to one
/// answer.
pub(crate) fn mistaken_answers(
    topic: &Topic,
    subject: Subject,
    tree: &Arc<GameTree>,
    right: &Answer,
) -> Vec<MistakenAnswer> {
    let mut answers = match topic {
        Topic::Order => order::mistaken_answers(tree),
        Topic::Cached { same } => cached::mistaken_answers(tree, same),
        _ => {
            let asked = search(subject.algorithm());
            let answers =
                KNOWN_MISTAKES.iter().filter(|mistake| is_sensible(topic, mistake.id)).filter_map(|mistake| {
                    let plain = suite_tabletop::KnownMistake::program([mistake]).answer(tree, &asked)?;
                    let answer = plain_answer(topic, tree, &plain)?;
                    Some(MistakenAnswer { id: mistake.id.into(), message: mistake.description.into(), answer })
                });
            answers.collect()
        }
    };
    answers.retain(|mistaken| mistaken.answer != *right);
    answers
}

/// Returns whether a mistake can show in an answer. How infinity is written says nothing about a search, and only logs
/// have lines.
fn is_sensible(topic: &Topic, mistake: &str) -> bool {
    match topic.kind() {
        Kind::NextLine => !["inf", "small-infinity"].contains(&mistake),
        _ => !["inf", "small-infinity", "no-entry-lines", "bounds-before-cut"].contains(&mistake),
    }
}

/// Returns what a plain search that makes mistakes answers; `None` if it does not get to what is asked.
fn plain_answer(topic: &Topic, tree: &GameTree, plain: &PlainAnswer) -> Option<Answer> {
    match topic {
        Topic::Value => plain.values[NodeId::ROOT.index()].map(Answer::Number),
        Topic::BestMove { .. } => plain.best.map(|best| Answer::Text(tree.name(best).to_string())),
        Topic::Pruned => Some(Answer::Names(names(tree, plain.pruned.iter().copied()))),
        Topic::Bounds { node } => {
            let entry = plain.log.iter().find(|line| line.split(',').next() == Some(node))?;
            let [.., alpha, beta] = entry.split(',').collect_vec()[..] else { return None };
            Answer::read(topic, &format!("{alpha} {beta}"))
        }
        Topic::NextLine { log } => {
            let is_same_so_far = plain.log.iter().take(log.len()).eq(log);
            plain.log.get(log.len()).filter(|_| is_same_so_far).cloned().map(Answer::Text)
        }
        Topic::Order | Topic::Cached { .. } | Topic::LegalMoves | Topic::Captures { .. } => None,
    }
}

/// Returns the worked solution of a question on a tree.
///
/// # Errors
///
/// A [`TreeError`] if the tree cannot be searched.
pub(crate) fn solution(subject: Subject, tree: &Arc<GameTree>) -> Result<WorkedSolution, TreeError> {
    let asked = search(subject.algorithm());
    let solution = Solution::new(tree, &asked)?;
    let mut steps = Vec::new();
    let Ok(()) = log(tree, &asked, |step| {
        steps.push(step.explanation());
        Ok::<_, Infallible>(())
    })?;
    let best = solution.best().map(|best| tree.name(best).to_string());
    Ok(WorkedSolution { value: Some(solution.value()), best, pruned: names(tree, solution.pruned()), steps })
}

/// Returns the lines of the log of a search, with its head.
fn lines(tree: &Arc<GameTree>, subject: Subject) -> Result<Vec<String>, TreeError> {
    let algorithm = subject.algorithm();
    let mut lines = vec![log_header(algorithm).to_owned()];
    let Ok(()) = log(tree, &search(algorithm), |step| {
        lines.push(step.line());
        Ok::<_, Infallible>(())
    })?;
    Ok(lines)
}
