//! What textbooks and encyclopedias print of alpha-beta: values and prunings.

use std::convert::Infallible;
use std::sync::Arc;

use suite_search::{Algorithm, Value};
use suite_tree::{GameTree, NodeId, Solution, log, search};

/// A printed tree: where it is from, the tree, the value of its root, and the leaves that are never looked at.
type Printed = (&'static str, &'static str, Value, &'static [&'static str]);

const FIGURE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
const PRINTED: [Printed; 4] = [
    (
        "Russell and Norvig, Artificial Intelligence: A Modern Approach, third edition, figures 5.2 and 5.5",
        FIGURE,
        3,
        &["2.2", "2.3"],
    ),
    (
        "the same, section 5.3.1: if the leaf of value 2 came first, the other two would be pruned",
        "[[3, 12, 8], [2, 4, 6], [2, 14, 5]]",
        3,
        &["2.2", "2.3", "3.2", "3.3"],
    ),
    (
        "the same, exercise 5.9: tic-tac-toe two plies deep, but for symmetries, with the best moves first",
        "[[1, 2], [-1, 1, 0, 1, 0], [-2, -1, 0, -1, 0]]",
        1,
        &["2.2", "2.3", "2.4", "2.5", "3.2", "3.3", "3.4", "3.5"],
    ),
    (
        "Wikipedia, Alpha-beta pruning, the illustration",
        "[[[[5, 6], [7, 4, 5]], [[3]]], [[[6], [6, 9]], [[7]]], [[[5]], [[9, 8], [6]]]]",
        6,
        &["1.1.2.3", "2.1.2.2", "3.2.1.1", "3.2.1.2", "3.2.2.1"],
    ),
];

fn tree(text: &str) -> Arc<GameTree> {
    Arc::new(text.parse().expect("a tree"))
}

fn solution(tree: &Arc<GameTree>, algorithm: Algorithm) -> Solution {
    Solution::new(tree, &search(algorithm)).expect("a search")
}

#[test]
fn values_and_prunings_are_those_that_are_printed() {
    for (source, text, value, pruned) in PRINTED {
        let tree = tree(text);
        let solved = solution(&tree, Algorithm::AlphaBeta);
        let names: Vec<_> = solved.pruned().map(|leaf| tree.name(leaf).to_string()).collect();
        assert_eq!((solved.value(), names), (value, pruned.iter().map(ToString::to_string).collect()), "{source}");
        assert_eq!(solution(&tree, Algorithm::Minimax).value(), value, "{source}");
    }
}

/// The stages of figure 5.5: the values of the min nodes as leaf after leaf comes back.
#[test]
fn the_stages_of_the_textbook_s_search_are_in_the_log() {
    let mut lines = Vec::new();
    let Ok(()) = log(&tree(FIGURE), &search(Algorithm::AlphaBeta), |step| {
        lines.push(step.line());
        Ok::<_, Infallible>(())
    })
    .expect("a search");
    let values = |node: &str| -> Vec<&str> {
        let fields = lines.iter().map(|line| line.split(',').collect::<Vec<_>>());
        fields.filter(|fields| fields[0] == node).map(|fields| fields[2]).collect()
    };
    assert_eq!(values("1"), ["Infinity", "3", "3", "3"]);
    assert_eq!(values("2"), ["Infinity", "2"]);
    assert_eq!(values("3"), ["Infinity", "14", "5", "2"]);
    assert_eq!(values("root"), ["-Infinity", "3", "3", "3"]);
}

/// Slagle and Dixon's count, which Knuth and Moore prove in "An analysis of alpha-beta pruning" (1975): with the best
/// child first everywhere, alpha-beta looks at b^ceil(d/2) + b^floor(d/2) - 1 of the b^d leaves.
#[test]
fn the_best_order_leaves_as_many_leaves_as_knuth_and_moore_say() {
    for (branches, depth, leaves) in [(2, 2, 3), (3, 2, 5), (2, 3, 5), (3, 3, 11), (2, 4, 7), (3, 4, 17), (4, 4, 31)] {
        let tree = tree(&best_first(branches, depth, true, 0, 1 << 12));
        let solved = solution(&tree, Algorithm::AlphaBeta);
        let seen = tree.leaves(NodeId::ROOT).filter(|&leaf| solved.node(leaf).is_some()).count();
        assert_eq!(seen, leaves, "{branches} branches, depth {depth}");
        assert_eq!(seen, branches.pow(depth.div_ceil(2)) + branches.pow(depth / 2) - 1);
    }
}

/// Returns a tree as nested lists whose best children come first: each later one is worse for who chooses there.
fn best_first(branches: usize, depth: u32, max: bool, value: i64, step: i64) -> String {
    if depth == 0 {
        return value.to_string();
    }
    let sign = if max { -1 } else { 1 };
    let child = |place: usize| best_first(branches, depth - 1, !max, value + sign * step * place as i64, step / 8);
    format!("[{}]", (0..branches).map(child).collect::<Vec<_>>().join(", "))
}
