//! Nested lists and JSON.

use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::indented::follows;
use super::words::{parse_player, player_word};
use crate::game_tree::parse_value;
use crate::{GameTree, NewNode, ParseTreeError, TreeBuilder};

/// A node: a number is a leaf, a list an inner node, an object either.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number, a list of nodes or an object with name, player, value and children")]
enum JsonNode {
    Leaf(serde_json::Number),
    Children(Vec<JsonNode>),
    Object(JsonObject),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonObject {
    name: Option<String>,
    player: Option<String>,
    value: Option<serde_json::Number>,
    #[serde(default)]
    children: Vec<JsonNode>,
}

pub(super) fn read(text: &str, builder: &mut TreeBuilder) -> Result<(), ParseTreeError> {
    let root = serde_json::from_str(text).map_err(|error| {
        let line = Some(error.line()).filter(|&line| line > 0);
        ParseTreeError { line, problem: format!("expected nested lists or JSON: {error}") }
    })?;
    let mut waiting = vec![(0, root)];
    while let Some((depth, node)) = waiting.pop() {
        let (new, children) = match node {
            JsonNode::Leaf(value) => {
                (NewNode { value: Some(parse_value(&value.to_string())?), ..NewNode::default() }, Vec::new())
            }
            JsonNode::Children(children) => (NewNode::default(), children),
            JsonNode::Object(JsonObject { name, player, value, children }) => {
                let to_move = player.as_deref().map(|word| parse_player(word).ok_or_else(|| no_player(word)));
                let name = name.map(|name| name.parse()).transpose();
                let name = name.map_err(|error: crate::ParseNodeNameError| no_node(error.to_string()))?;
                let value = value.map(|value| parse_value(&value.to_string())).transpose()?;
                (NewNode { name, to_move: to_move.transpose()?, value }, children)
            }
        };
        let id = builder.add(depth, new)?;
        if children.is_empty() && new.value.is_none() {
            return Err(no_node(format!(
                "expected at least one child in every list, found none in node {}",
                id.index()
            )));
        }
        // The last one to wait comes first.
        waiting.extend(children.into_iter().rev().map(|child| (depth + 1, child)));
    }
    Ok(())
}

fn no_node(problem: String) -> ParseTreeError {
    ParseTreeError { line: None, problem }
}

fn no_player(word: &str) -> ParseTreeError {
    no_node(format!("expected max or min, found {}", suite_text::quote(word.as_bytes())))
}

pub(super) fn write(tree: &GameTree) -> Json {
    // Children come after their parents, so that they are written before.
    let mut written: Vec<Vec<Json>> = vec![Vec::new(); tree.len()];
    for id in tree.nodes().rev() {
        let mut children = std::mem::take(&mut written[id.index()]);
        children.reverse();
        let is_bare = tree.given_name(id).is_none() && follows(tree, id);
        let node = match (tree.value(id), children.is_empty()) {
            (Some(value), true) if is_bare => json!(value),
            (None, false) if is_bare => Json::Array(children),
            (value, _) => {
                let mut node = json!({});
                if let Some(name) = tree.given_name(id) {
                    node["name"] = json!(name.as_str());
                }
                if !follows(tree, id) {
                    node["player"] = json!(player_word(tree.to_move(id)));
                }
                if let Some(value) = value {
                    node["value"] = json!(value);
                }
                if !children.is_empty() {
                    node["children"] = Json::Array(children);
                }
                node
            }
        };
        match tree.parent(id) {
            Some(parent) => written[parent.index()].push(node),
            None => return node,
        }
    }
    Json::Null
}
