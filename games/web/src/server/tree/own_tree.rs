//! Trees of one's own: bare trees, as textbooks draw them, beside those of games.

use std::sync::Arc;

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value, json};
use suite_search::Player;
use suite_tabletop::{SearchTree, TreeOptions};
use suite_tree::{GameTree, HEURISTICS, LOG_FORMAT, search_steps};

use crate::server::about::textbook;
use crate::server::start::Start;

/// The figure of the textbook (Russell and Norvig, figure 5.2).
const SAMPLE: &str = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";

/// What stands for these trees instead of the name of a game.
pub const ID: &str = "tree";

/// How a tree is searched.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Variant {
    root: Root,
    order: Order,
}

/// Who moves at the root, unless the tree says so.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
enum Root {
    #[default]
    Max,
    Min,
}

/// The order in which the children of every node are searched.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Order {
    #[default]
    LeftToRight,
    RightToLeft,
}

/// Begins a search of a tree: the text of the start, in any of the notations.
pub fn begin(start: &Start, options: &TreeOptions) -> Result<Box<dyn SearchTree>> {
    let variant: Option<Variant> = start.variant.as_ref().map(Variant::deserialize).transpose().context("variant")?;
    let Variant { root, order } = variant.unwrap_or_default();
    let root = match root {
        Root::Max => Player::First,
        Root::Min => Player::Second,
    };
    let tree = GameTree::parse(start.text.as_deref().unwrap_or(SAMPLE), root).context("the tree")?;
    let tree = match order {
        Order::LeftToRight => tree,
        Order::RightToLeft => tree.mirrored(),
    };
    Ok(search_steps(Arc::new(tree), options)?)
}

/// Returns what the page is told of them, in the form of a game.
pub fn about() -> Value {
    let heuristics = HEURISTICS.map(|(name, _)| name);
    json!({
        "id": ID,
        "name": "Tree of your own",
        "players": ["Max", "Min"],
        "variants": [
            { "option": "root", "label": "At the root", "values": ["Max", "Min"], "default": "Max" },
            {
                "option": "order", "label": "Children",
                "values": ["left-to-right", "right-to-left"], "default": "left-to-right",
            },
        ],
        "start_text": { "label": "Tree", "sample": SAMPLE, "is_task": false },
        "textbook": textbook(&heuristics, None, Some(LOG_FORMAT)),
    })
}
