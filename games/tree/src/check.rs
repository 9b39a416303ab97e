//! The check of somebody's answer to a search of a tree: where it is wrong, and which mistake explains it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use suite_search::{Search, Value};
use suite_tabletop::{Explanation, LogDifference, NamedMistake, explanations};

use crate::plain_search::{PlainAnswer, PlainSearch};
use crate::{Estimate, GameTree, KNOWN_MISTAKES, NodeId, Solution, TreeError, log, log_header};

/// The most nodes of a tree for which mistakes are looked for.
const MOST_NODES: usize = 20_000;
/// The most explanations that are told: with more of them, none is likely.
const MOST_TOLD: usize = 3;

/// What is wrong with an answer, and what explains it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked<W> {
    /// What is wrong; `None` if the answer is right.
    pub wrong: Option<W>,
    /// The mistakes that explain the whole answer.
    pub mistakes: Vec<Explanation<PlainSearch>>,
}

/// What is wrong with a list of pruned leaves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongLeaves {
    /// The leaves that are pruned, and not in the list.
    pub missing: Vec<NodeId>,
    /// The leaves in the list that are not pruned.
    pub superfluous: Vec<NodeId>,
}

/// A wrong best move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongMove {
    /// The move in the answer, by the node that it leads to.
    pub found: NodeId,
    /// The right one; `None` if the root is a leaf.
    pub expected: Option<NodeId>,
}

/// A wrong value of a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongValue {
    /// The node.
    pub node: NodeId,
    /// The value in the answer.
    pub found: Value,
    /// The value that the node returns; `None` if the search does not look at it.
    pub expected: Option<Value>,
}

/// Checks which leaves are said to be pruned. An inner node stands for all leaves below it.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if the tree cannot be searched so.
///
/// ```
/// use std::sync::Arc;
/// use suite_search::Algorithm;
/// use suite_tree::{GameTree, check_pruned, search};
///
/// let tree: Arc<GameTree> = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
/// let leaves = ["2.1", "2.2", "2.3"].map(|name| tree.find(name).unwrap());
/// let checked = check_pruned(&tree, &search(Algorithm::AlphaBeta), &leaves)?;
/// assert!(checked.wrong.is_some());
/// assert_eq!(checked.mistakes[0].id(), "cause-pruned");
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
pub fn check_pruned(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    given: &[NodeId],
) -> Result<Checked<WrongLeaves>, TreeError> {
    let solution = Solution::new(tree, search)?;
    let given: BTreeSet<_> =
        given.iter().flat_map(|&node| tree.subtree(node)).filter(|&node| solution.is_leaf(node)).collect();
    let right: BTreeSet<_> = solution.pruned().collect();
    let missing: Vec<_> = right.difference(&given).copied().collect();
    let superfluous: Vec<_> = given.difference(&right).copied().collect();
    let is_wrong = !(missing.is_empty() && superfluous.is_empty());
    let wrong = is_wrong.then_some(WrongLeaves { missing, superfluous });
    let mistakes = explained(is_wrong, tree, search, |answer| answer.pruned.iter().eq(&given));
    Ok(Checked { wrong, mistakes })
}

/// Checks the move that is said to be the best at the root.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if the tree cannot be searched so.
pub fn check_best(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    given: NodeId,
) -> Result<Checked<WrongMove>, TreeError> {
    let expected = Solution::new(tree, search)?.best();
    let is_wrong = expected != Some(given);
    let mistakes = explained(is_wrong, tree, search, |answer| answer.best == Some(given));
    Ok(Checked { wrong: is_wrong.then_some(WrongMove { found: given, expected }), mistakes })
}

/// Checks the values of nodes.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if the tree cannot be searched so.
pub fn check_values(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    given: &BTreeMap<NodeId, Value>,
) -> Result<Checked<Vec<WrongValue>>, TreeError> {
    let solution = Solution::new(tree, search)?;
    let expected = |node| solution.node(node).map(|searched| searched.value);
    let compared = given.iter().map(|(&node, &found)| WrongValue { node, found, expected: expected(node) });
    let wrong: Vec<_> = compared.filter(|value| value.expected != Some(value.found)).collect();
    let is_wrong = !wrong.is_empty();
    let explains = |answer: &PlainAnswer| given.iter().all(|(node, &value)| answer.values[node.index()] == Some(value));
    let mistakes = explained(is_wrong, tree, search, explains);
    Ok(Checked { wrong: is_wrong.then_some(wrong), mistakes })
}

/// Compares a log with the right one, line by line. Line ends and blanks at the end of lines do not count.
///
/// # Errors
///
/// [`TreeError::NoEstimate`] if the tree cannot be searched so.
pub fn check_log(
    tree: &Arc<GameTree>,
    search: &Search<Estimate>,
    text: &str,
) -> Result<Option<LogDifference>, TreeError> {
    let given: Vec<_> = suite_text::Lines::new(text.as_bytes()).map(String::from_utf8_lossy).collect();
    let found = |line: usize| given.get(line - 1).map(ToString::to_string);
    let difference = |line: usize, expected: Option<&str>, explanation: String| LogDifference {
        line: line as u64,
        found: found(line),
        expected: expected.map(str::to_owned),
        explanation,
        mistakes: Vec::new(),
    };
    let header = log_header(search.algorithm);
    if found(1).as_deref() != Some(header) {
        let explanation = "The first line names the columns.".to_owned();
        return Ok(Some(named(difference(1, Some(header), explanation), tree, search, &given)));
    }
    let mut line = 1;
    let compared = log(tree, search, |step| {
        line += 1;
        let right = step.line();
        let is_right = given.get(line - 1).is_some_and(|given| *given == right);
        if is_right { Ok(()) } else { Err(difference(line, Some(&right), step.explanation())) }
    })?;
    let wrong = match compared {
        Err(wrong) => Some(wrong),
        Ok(()) if given.len() > line => Some(difference(
            line + 1,
            None,
            "All children of the root have been searched, so the log ends here.".to_owned(),
        )),
        Ok(()) => None,
    };
    Ok(wrong.map(|wrong| named(wrong, tree, search, &given)))
}

fn named<S: AsRef<str>>(
    difference: LogDifference,
    tree: &GameTree,
    search: &Search<Estimate>,
    given: &[S],
) -> LogDifference {
    let is_same = |answer: &PlainAnswer| answer.log.iter().map(String::as_str).eq(given.iter().map(AsRef::as_ref));
    let mistakes = explained(true, tree, search, is_same);
    LogDifference { mistakes: mistakes.iter().map(NamedMistake::from).collect(), ..difference }
}

/// Returns the mistakes that explain a wrong answer; none if they are too many to mean anything.
fn explained(
    is_wrong: bool,
    tree: &GameTree,
    search: &Search<Estimate>,
    explains: impl Fn(&PlainAnswer) -> bool,
) -> Vec<Explanation<PlainSearch>> {
    if !is_wrong || tree.len() > MOST_NODES {
        return Vec::new();
    }
    let mistakes: Vec<_> = KNOWN_MISTAKES.iter().collect();
    let explains = |plain: &PlainSearch| plain.answer(tree, search).is_some_and(|answer| explains(&answer));
    let found = explanations(&mistakes, explains);
    if found.len() > MOST_TOLD { Vec::new() } else { found }
}
