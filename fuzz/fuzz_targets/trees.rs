//! Game trees in all notations, and answers about them.

#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_search::{Algorithm, Player};
use suite_tree::{GameTree, PlainSearch, Solution, check_log, check_pruned, search};

/// The deepest tree that JSON holds, whose readers have a limit.
const DEEPEST: u32 = 50;
/// The most nodes of a tree that is searched.
const SEARCHED: usize = 100;

fuzz_target!(|text: &[u8]| {
    let Ok(text) = str::from_utf8(text) else { return };
    let Some(tree) = parsed(GameTree::parse(text, Player::First)) else { return };
    let read = |text: &str| GameTree::parse(text, Player::First);
    // Not all names of the other notations can be in an indented text, but its own can.
    if let Ok(indented) = read(&tree.to_indented()) {
        assert_eq!(read(&indented.to_indented()).as_ref(), Ok(&indented), "{text}");
    }
    if tree.nodes().all(|id| tree.depth(id) <= DEEPEST) {
        assert_eq!(read(&tree.to_json().to_string()).as_ref(), Ok(&tree), "{text}");
    }
    for id in tree.nodes() {
        assert_eq!(tree.find(tree.name(id).as_str()), Some(id));
    }
    if tree.len() <= SEARCHED {
        let tree = Arc::new(tree);
        [Algorithm::Greedy, Algorithm::Minimax, Algorithm::AlphaBeta].map(|algorithm| check(&tree, algorithm));
    }
});

/// Checks that a plain search gets the right answers, and that texts which are none are told so.
fn check(tree: &Arc<GameTree>, algorithm: Algorithm) {
    let search = search(algorithm);
    let Some(solution) = parsed(Solution::new(tree, &search)) else { return };
    let Some(answer) = PlainSearch::default().answer(tree, &search) else { return };
    assert_eq!((answer.best, &answer.pruned), (solution.best(), &solution.pruned().collect()));
    let checked = check_pruned(tree, &search, &answer.pruned).expect("a search that has succeeded");
    assert_eq!(checked.wrong, None);
    let log = answer.log.join("\n");
    assert_eq!(check_log(tree, &search, &log), Ok(None));
    assert!(check_log(tree, &search, &(log + "\nroot")).expect("a search").is_some());
}
