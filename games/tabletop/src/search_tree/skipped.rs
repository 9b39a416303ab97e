//! What minimax would find where alpha-beta has cut off the rest of a node.

use serde_json::{Value as Json, json};
use suite_search::{Algorithm, Budget, Meter, Node, Search};

use super::step::{child, log_value, node};
use super::{SearchedGame, Shared, is_named};
use crate::{GameError, Heuristic};

/// The most nodes that are searched below a skipped node: a node has some twenty such children, and all of them are
/// asked for at a time.
const MOST_NODES: u64 = 20_000;

/// Returns a node below one that is cut off, by the moves from there, with its children.
pub fn below<G: SearchedGame>(tree: &Shared<G>, cut: &Node<G>, path: &[String]) -> Result<Json, GameError> {
    let (player, minimax) = (tree.start.maximizer(), minimax(tree));
    let mut found = cut.clone();
    for name in path {
        let mv = found.position.moves().find(|&mv| !minimax.is_leaf(&found) && is_named(Some(mv), name));
        let mv = mv.ok_or_else(|| GameError::new(format_args!("there is no node {name}")))?;
        found = found.child(mv, player);
    }
    let moves = (!minimax.is_leaf(&found)).then(|| found.position.moves());
    let children = moves.into_iter().flatten().map(|mv| {
        let mut json = child(mv, "cut");
        json["skipped"] = findings(tree, &found.child(mv, player));
        json
    });
    let children: Vec<_> = children.collect();
    let mut answer = json!({ "node": node(&found), "children": children });
    answer["node"]["skipped"] = findings(tree, &found);
    Ok(answer)
}

/// Returns what minimax would find of a skipped node: what kind of node it is, how many nodes it has with all those
/// below it, and its value; with too many of them, it is not known.
pub fn findings<G: SearchedGame>(tree: &Shared<G>, skipped: &Node<G>) -> Json {
    let minimax = minimax(tree);
    let mut meter = Meter::new(Budget { nodes: MOST_NODES, ..Budget::UNLIMITED });
    let value = minimax.value_of(skipped, &mut meter).ok();
    json!({
        "kind": if minimax.is_leaf(skipped) { "leaf" } else { "inner" },
        "nodes": MOST_NODES - meter.rest().nodes,
        "value": value.map(log_value),
    })
}

/// Returns the search that cuts nothing off.
fn minimax<G: SearchedGame>(tree: &Shared<G>) -> Search<Heuristic<G>> {
    Search { limit: tree.search.limit, ..Search::new(Algorithm::Minimax, tree.search.heuristic) }
}
