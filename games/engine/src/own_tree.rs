//! Trees of one's own: bare trees, as textbooks draw them, beside those of games.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use serde::Deserialize;
use serde_json::{Value, json};
use suite_draw::{DrawError, SearchSteps, TreeFigure};
use suite_search::{Player, Search};
use suite_tabletop::{RunSearch, SearchTree, TreeOptions};
use suite_text::json_error;
use suite_tree::{Estimate, GameTree, HEURISTICS, LOG_FORMAT, search_steps};

use crate::about::textbook;
use crate::start::Start;

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

/// A tree of one's own with the search of it.
pub struct OwnTree {
    tree: Arc<GameTree>,
    search: Search<Estimate>,
}

impl OwnTree {
    /// Draws the tree after a step, counted from 0, as SVG.
    pub fn picture(&self, step: u32) -> Result<String, DrawError> {
        let steps = SearchSteps::new(&self.tree, &self.search)?;
        Ok(TreeFigure::of_search(&steps)?.step(step as usize + 1)?.to_svg())
    }
}

/// Returns a search of a tree, the text of the start in any of the notations, and what runs it.
pub fn open(start: &Start, options: &TreeOptions) -> Result<(Box<dyn SearchTree>, RunSearch, OwnTree)> {
    let variant = start.variant.as_ref().map(Variant::deserialize).transpose();
    let variant = variant.map_err(|error| anyhow!("variant: {}", json_error(&error)))?;
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
    let tree = Arc::new(tree);
    let own = OwnTree { tree: Arc::clone(&tree), search: options.search(&HEURISTICS, None)? };
    let (steps, run) = search_steps(tree, options)?;
    Ok((steps, run, own))
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
