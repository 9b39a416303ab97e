//! Indented text: a line for each node, further to the right than its parent's.

use suite_search::Player;

use super::words::{looks_like_number, parse_player, player_word};
use crate::game_tree::parse_value;
use crate::{GameTree, NewNode, NodeId, ParseTreeError, TreeBuilder};

/// The columns that a tab stands for.
const TAB: usize = 8;

pub(super) fn read(text: &str, builder: &mut TreeBuilder) -> Result<(), ParseTreeError> {
    // The columns in which the nodes from the root to the last one begin.
    let mut columns: Vec<usize> = Vec::new();
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        let content = line.split('#').next().unwrap_or_default().trim_end();
        let words = content.trim_start();
        if words.is_empty() {
            continue;
        }
        let indentation = &content[..content.len() - words.len()];
        let column = indentation.chars().map(|blank| if blank == '\t' { TAB } else { 1 }).sum();
        let depth = columns.iter().take_while(|&&above| above < column).count();
        if columns.get(depth).is_some_and(|&sibling| sibling != column) {
            let problem = "expected a line as far to the right as its siblings, found it between two levels";
            return Err(ParseTreeError::new(number, problem));
        }
        columns.truncate(depth);
        columns.push(column);
        let node = read_node(words).map_err(|problem| ParseTreeError::new(number, problem))?;
        builder.add(depth, node).map_err(|error| ParseTreeError::new(number, error))?;
    }
    Ok(())
}

/// Reads `[name] [max|min] [value]`, with or without `:` or `=` before the value.
fn read_node(words: &str) -> Result<NewNode, String> {
    let mut node = NewNode::default();
    // Lists in notes have marks.
    let words = words.strip_prefix("- ").or_else(|| words.strip_prefix("* ")).unwrap_or(words);
    for word in words.split(|character: char| character.is_whitespace() || matches!(character, ':' | '=' | ',')) {
        let word = word.trim_matches(['(', ')']);
        if word.is_empty() {
            continue;
        }
        if let Some(to_move) = parse_player(word).filter(|_| node.to_move.is_none() && node.value.is_none()) {
            node.to_move = Some(to_move);
        } else if looks_like_number(word) && node.value.is_none() {
            node.value = Some(parse_value(word).map_err(|error| error.to_string())?);
        } else if node == NewNode::default() {
            node.name = Some(word.parse().map_err(|error: crate::ParseNodeNameError| error.to_string())?);
        } else {
            let found = suite_text::quote(word.as_bytes());
            return Err(format!("expected a name, max or min, and a value, found {found} behind them"));
        }
    }
    Ok(node)
}

pub(super) fn write(tree: &GameTree) -> String {
    let mut text = String::new();
    for id in tree.nodes() {
        let name = tree.given_name(id).map(|name| name.to_string());
        let to_move = (!follows(tree, id)).then(|| player_word(tree.to_move(id)).to_owned());
        let value = tree.value(id).map(|value| value.to_string());
        let mut words: Vec<_> = [name, to_move, value].into_iter().flatten().collect();
        if words.is_empty() {
            words.push(player_word(tree.to_move(id)).to_owned());
        }
        text += &"  ".repeat(tree.depth(id) as usize);
        text += &words.join(" ");
        text += "\n";
    }
    text
}

/// Returns whether it goes without saying who is to move at a node: Max at the root, the players in turn.
pub(super) fn follows(tree: &GameTree, id: NodeId) -> bool {
    tree.to_move(id) == tree.parent(id).map_or(Player::First, |parent| tree.to_move(parent).opponent())
}
