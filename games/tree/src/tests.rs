//! Tests of trees on the textbook's figures, and on drawn ones.

use std::sync::Arc;

use proptest::prelude::*;
use suite_search::conformance::{assert_conforms, assert_searches_agree};
use suite_search::{Algorithm, Player, Search, Value};

use crate::{
    GameTree, KNOWN_MISTAKES, Mistake, NewNode, PlainSearch, Position, Solution, TreeBuilder, TreeError, check_best,
    check_log, check_pruned, check_values, log, log_header, search,
};

const FIGURE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";

fn tree(text: &str) -> Arc<GameTree> {
    Arc::new(text.parse().expect(text))
}

fn pruned(tree: &Arc<GameTree>, search: &Search<crate::Estimate>) -> Vec<String> {
    let solution = Solution::new(tree, search).expect("a search");
    solution.pruned().map(|leaf| tree.name(leaf).to_string()).collect()
}

/// Draws a tree: at each node a number of children, estimates everywhere.
pub(crate) fn drawn(seed: u64, depth: u32, first: Player) -> GameTree {
    let mut state = seed;
    let mut draw = |most: u64| {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % most
    };
    let mut builder = TreeBuilder::new(first);
    let mut waiting = vec![0];
    while let Some(level) = waiting.pop() {
        let to_move = (draw(6) == 0).then_some(Player::BOTH[draw(2) as usize]);
        let value = Some(draw(9) as Value - 4);
        builder.add(level as usize, NewNode { name: None, to_move, value }).expect("a node");
        let children = if level == depth { 0 } else { draw(4) };
        waiting.extend(vec![level + 1; children as usize]);
    }
    builder.finish().expect("a tree")
}

#[test]
fn the_textbook_s_figure_is_searched_as_the_book_says() {
    let tree = tree(FIGURE);
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let solution = Solution::new(&tree, &search(algorithm)).expect("a search");
        assert_eq!((solution.value(), solution.best()), (3, tree.find("1")));
    }
    assert_eq!(pruned(&tree, &search(Algorithm::Minimax)), [""; 0]);
    assert_eq!(pruned(&tree, &search(Algorithm::AlphaBeta)), ["2.2", "2.3"]);
    // Right to left, the third and the second node are cut off by nothing, and the first by nothing, either.
    let mirrored = Arc::new(tree.mirrored());
    let solution = Solution::new(&mirrored, &search(Algorithm::AlphaBeta)).expect("a search");
    assert_eq!((solution.value(), pruned(&mirrored, &search(Algorithm::AlphaBeta)).len()), (3, 0));
}

#[test]
fn min_at_the_root_takes_the_least_and_values_stay_max_s() {
    let text = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    let tree = Arc::new(GameTree::parse(text, Player::Second).expect(text));
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let solution = Solution::new(&tree, &search(algorithm)).expect("a search");
        assert_eq!((solution.value(), solution.best()), (6, tree.find("2")), "{algorithm:?}");
    }
    assert_eq!(pruned(&tree, &search(Algorithm::AlphaBeta)), ["3.2", "3.3"]);
}

#[test]
fn all_notations_read_the_same_tree() {
    let json = r#"{"name": "A", "children": [
        {"name": "B", "children": [{"name": "b1", "value": 3}, {"name": "b2", "value": 12}]},
        {"name": "C", "value": 7, "children": [{"name": "c1", "value": -2}]}]}"#;
    let indented = "A\n  B\n    b1 3\n    b2: 12\n  C 7   # an estimate\n    c1 = -2\n";
    let dot = r#"
        /* as a tool exports it */
        digraph "G" {
            rankdir=TB; node [shape=circle, style="filled"]
            A -> B -> { b1 b2 } [label="a1"];
            A -> C:s -> c1
            b1 [label="b1\n3"] b2 [label="12" color=red]; c1 [label="-2"]
            C [label="C: 7", shape=invtriangle]
        }"#;
    let [json, indented, dot] = [json, indented, dot].map(tree);
    assert_eq!(json, indented);
    assert_eq!(json, dot);
    for text in [json.to_indented(), json.to_json().to_string()] {
        assert_eq!(tree(&text), json, "{text}");
    }
}

#[test]
fn a_graph_may_say_a_thing_twice_and_settings_are_no_nodes() {
    let plain = tree("digraph { A -> 3; A -> 5 }");
    for text in [
        "digraph { { A A A } -> { 3 5 5 3 }; A -> 5 }",
        "digraph { size = 9; A -> 3; A -> 5; 5 = 7; A = 1 }",
        "digraph { A -> { 3 fontsize = 2 5 }; A [color = red] }",
    ] {
        assert_eq!(tree(text), plain, "{text}");
    }
}

#[test]
fn what_is_no_tree_is_refused_with_its_line() {
    for (text, message) in [
        ("", "expected a tree, found nothing"),
        ("[]", "expected at least one child in every list, found none in node 0"),
        ("[[3], []]", "expected at least one child in every list, found none in node 3"),
        ("[3, 4", "line 1: expected nested lists or JSON: EOF while parsing a list at line 1 column 5"),
        ("[3.5]", "expected a whole number between -1000000000 and 1000000000, found \"3.5\""),
        ("[99999999999]", "expected a whole number between -1000000000 and 1000000000, found \"99999999999\""),
        ("A\n  B 3\n  B 4", "expected different names, found two nodes named B"),
        ("A\n  B\n", "expected a value: B has no children"),
        ("A\nB 3", "line 2: expected one root, found a second one"),
        (
            "A\n    B 3\n  C 4",
            "line 3: expected a line as far to the right as its siblings, found it between two levels",
        ),
        ("A\n  B 3 4", "line 2: expected a name, max or min, and a value, found \"4\" behind them"),
        (
            "[{\"name\": \"1.2\", \"value\": 3}]",
            "expected names for all nodes, or none that looks like a path, found 1.2",
        ),
        ("digraph { A -> B; C -> B }", "line 1: expected one edge to each node, found a second one to B"),
        ("digraph { A -> B -> A }", "line 1: expected a tree, found no node without an edge to it"),
        ("digraph {\n A -> B [\n", "line 3: expected attributes, such as [label=\"A\"]"),
        ("graph { A -- B; C [label=3] }", "line 1: expected one root, found A and C"),
    ] {
        assert_eq!(text.parse::<GameTree>().expect_err(text).to_string(), message, "{text}");
    }
}

#[test]
fn a_limit_needs_estimates() {
    let tree = tree("A\n  B 4\n    3\n    12\n  C\n    2\n    4\n");
    let limited = Search { limit: Some(1), ..search(Algorithm::AlphaBeta) };
    let name = |name: &str| name.parse().expect("a name");
    assert_eq!(Solution::new(&tree, &limited), Err(TreeError::NoEstimate(name("C"))));
    let tree = Arc::new(tree.to_indented().replace("  C", "  C 9").parse::<GameTree>().expect("a tree"));
    let solution = Solution::new(&tree, &limited).expect("a search");
    assert_eq!((solution.value(), solution.best(), solution.visited()), (9, tree.find("C"), 3));
    let ordered = Search { ordering: true, ..search(Algorithm::AlphaBeta) };
    assert_eq!(Solution::new(&tree, &ordered).expect("a search").value(), 3);
}

#[test]
fn long_paths_become_numbers() {
    let deep = "[".repeat(30) + "1" + &"]".repeat(30);
    let tree = tree(&deep);
    let last = tree.nodes().last().expect("a leaf");
    assert_eq!(tree.name(last).as_str(), "#30");
    assert_eq!(tree.find("#30"), Some(last));
    assert_eq!(tree.find("1.1.1").map(|id| tree.depth(id)), Some(3));
    assert_eq!(tree.find("1.1.1.1.1.1.1.1.1.1").map(|id| tree.depth(id)), Some(10), "19 letters");
    assert_eq!(tree.find("#11").map(|id| tree.depth(id)), Some(11));
}

#[test]
fn all_nodes_of_a_deep_tree_have_names() {
    let plies = 200_000;
    let mut builder = TreeBuilder::default();
    for depth in 0..=plies {
        builder.add(depth, NewNode { value: Some(1), ..NewNode::default() }).expect("a node");
    }
    let tree = builder.finish().expect("a tree");
    let last = tree.find("#200000").expect("a leaf");
    assert!(tree.is_leaf(last));
    assert_eq!(tree.mirrored().name(last), tree.name(last));
}

/// Returns the lines of the kernel's log.
fn log_lines(tree: &Arc<GameTree>, search: &Search<crate::Estimate>) -> Vec<String> {
    let mut lines = vec![log_header(search.algorithm).to_owned()];
    let Ok(()) = log(tree, search, |step| {
        lines.push(step.line());
        Ok::<_, std::convert::Infallible>(())
    })
    .expect("a search");
    lines
}

#[test]
fn every_mistake_gives_another_answer_somewhere_and_is_named() {
    let right = PlainSearch::default();
    let gets_named = |mistake: &Mistake| {
        let wrong = Mistake::program([mistake]);
        (0..400).any(|seed| {
            let tree = Arc::new(drawn(seed, 4, Player::First));
            let limit = mistake.id.starts_with("too-").then_some(2);
            let search = Search { limit, ..search(Algorithm::AlphaBeta) };
            let [right, wrong] = [&right, &wrong].map(|plain| plain.answer(&tree, &search).expect("a small tree"));
            let is_named = |id: &str| id.split('+').any(|id| id == mistake.id);
            let log = || {
                wrong.log != right.log && {
                    let checked = check_log(&tree, &search, &wrong.log.join("\n")).expect("a search");
                    checked.is_some_and(|difference| difference.mistakes.iter().any(|named| is_named(&named.id)))
                }
            };
            let pruned = || {
                wrong.pruned != right.pruned && {
                    let checked = check_pruned(&tree, &search, &wrong.pruned).expect("a search");
                    checked.wrong.is_some() && checked.mistakes.iter().any(|explanation| is_named(&explanation.id()))
                }
            };
            let best = || {
                let best = wrong.best.filter(|_| wrong.best != right.best);
                best.is_some_and(|best| {
                    let checked = check_best(&tree, &search, best).expect("a search");
                    checked.wrong.is_some() && checked.mistakes.iter().any(|explanation| is_named(&explanation.id()))
                })
            };
            tree.len() > 15 && (log() || pruned() || best())
        })
    };
    let unnamed: Vec<_> =
        KNOWN_MISTAKES.iter().filter(|mistake| !gets_named(mistake)).map(|mistake| mistake.id).collect();
    assert_eq!(unnamed, [""; 0]);
}

#[test]
fn a_right_answer_is_right_and_a_wrong_one_is_explained() {
    let tree = tree(FIGURE);
    let search = search(Algorithm::AlphaBeta);
    let nodes = |names: &[&str]| names.iter().map(|name| tree.find(name).expect("a node")).collect::<Vec<_>>();
    assert_eq!(check_pruned(&tree, &search, &nodes(&["2.2", "2.3"])).expect("a search").wrong, None);
    let strict = check_pruned(&tree, &search, &nodes(&["2.2", "2.3", "1.3"])).expect("a search");
    let wrong = strict.wrong.expect("a wrong answer");
    assert_eq!((wrong.missing, wrong.superfluous), (vec![], nodes(&["1.3"])));
    assert_eq!(strict.mistakes, []);
    let values = |values: &[(&str, Value)]| {
        let values = values.iter().map(|(name, value)| (nodes(&[name])[0], *value)).collect();
        check_values(&tree, &search, &values).expect("a search")
    };
    assert_eq!(values(&[("1", 3), ("2", 2), ("3", 2), ("root", 3)]).wrong, None);
    let exchanged = values(&[("1", 12), ("2", 6), ("3", 14), ("root", 6)]);
    assert_eq!(exchanged.wrong.map(|wrong| wrong.len()), Some(4));
    assert_eq!(
        exchanged.mistakes.iter().map(suite_tabletop::Explanation::id).collect::<Vec<_>>(),
        ["exchanged-max-and-min"]
    );
    let lines = log_lines(&tree, &search);
    assert_eq!(check_log(&tree, &search, &(lines.join("\r\n") + "\n")).expect("a search"), None);
    let cut_short = check_log(&tree, &search, &lines[..5].join("\n")).expect("a search").expect("a difference");
    assert_eq!((cut_short.line, cut_short.found), (6, None));
    let too_long = check_log(&tree, &search, &(lines.join("\n") + "\nroot")).expect("a search").expect("a difference");
    assert_eq!((too_long.line as usize, too_long.expected), (lines.len() + 1, None));
}

#[test]
fn messages_on_graphs_have_no_hidden_characters() {
    for (text, message) in [
        ("digraph { \"a\nb\" -> c; d }", "line 2: expected one root, found a\\nb and d"),
        (
            "digraph { a -> \"x\u{1b}\"; b -> \"x\u{1b}\" }",
            "expected one edge to each node, found a second one to x\\u{1b}",
        ),
    ] {
        let error = text.parse::<GameTree>().expect_err(text).to_string();
        assert!(error.ends_with(message), "{error}");
    }
}

proptest! {
    #[test]
    fn the_plain_search_is_the_kernel_s(seed: u64, depth in 0..5_u32, limit in 0..6_u32, fail_hard: bool, min: bool) {
        let tree = Arc::new(drawn(seed, depth, Player::BOTH[usize::from(min)]));
        for algorithm in [Algorithm::Greedy, Algorithm::Minimax, Algorithm::AlphaBeta] {
            let search = Search { limit: (limit < 5).then_some(limit), fail_hard, ..search(algorithm) };
            let answer = PlainSearch::default().answer(&tree, &search).expect("a small tree");
            let solution = Solution::new(&tree, &search).expect("a search");
            let values: Vec<_> = tree.nodes().map(|id| solution.node(id).map(|node| node.value)).collect();
            assert_eq!(answer.values, values);
            assert_eq!((answer.best, answer.pruned), (solution.best(), solution.pruned().collect()));
            assert_eq!(answer.log, log_lines(&tree, &search));
        }
    }

    #[test]
    fn drawn_trees_are_games_like_any_other(seed: u64, depth in 0..5_u32, first_is_max: bool) {
        let first = if first_is_max { Player::First } else { Player::Second };
        let tree = Arc::new(drawn(seed, depth, first));
        let start = Position::root(Arc::clone(&tree));
        assert_conforms(&start, seed, 4);
        assert_searches_agree(&start, &Position::estimate, (0..=5).map(Some).chain([None]));
        assert_eq!(&GameTree::parse(&tree.to_indented(), Player::First).expect("indented text"), &*tree);
        assert_eq!(&GameTree::parse(&tree.to_json().to_string(), Player::First).expect("JSON"), &*tree);
        // The values do not depend on the order of the children.
        let mirrored = Arc::new(tree.mirrored());
        let value = |tree| Solution::new(tree, &search(Algorithm::AlphaBeta)).expect("a search").value();
        assert_eq!(value(&tree), value(&mirrored));
    }

    #[test]
    fn any_text_is_a_tree_or_an_error(text in "[\\[\\]{}0-9a-z \n:,=\"#>\\-]{0,60}", prefix in 0..3_usize) {
        let _ = (["", "digraph {", "[["][prefix].to_owned() + &text).parse::<GameTree>();
    }
}
