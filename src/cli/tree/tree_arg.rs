//! The tree that a command is about.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use suite_search::Player;
use suite_text::{decode_utf8, file_name, read_file};
use suite_tree::{GameTree, ParseTreeError};

/// The argument for the tree.
#[derive(Args)]
pub struct TreeArg {
    /// The tree: a file, `-` for stdin, or the tree itself
    tree: String,
    /// Let Min move at the root, unless the tree says who does
    #[arg(long)]
    min: bool,
    /// Search the children of every node from right to left
    #[arg(long)]
    right_to_left: bool,
}

impl TreeArg {
    /// Reads the tree.
    pub fn read(&self) -> Result<Arc<GameTree>> {
        let root = if self.min { Player::Second } else { Player::First };
        // A file may have any name, but none has a tree's brackets and no other name.
        let is_text = self.tree.trim_start().starts_with(['[', '{']) || self.tree.contains('\n');
        let tree = if is_text && !Path::new(&self.tree).exists() {
            GameTree::parse(&self.tree, root).context("the tree")?
        } else {
            let (path, name) = (Path::new(&self.tree), file_name(Path::new(&self.tree)));
            let bytes = read_file(path)?;
            let text = decode_utf8(&bytes).with_context(|| format!("{name}: not valid UTF-8"))?;
            GameTree::parse(text, root).map_err(|error| located(&name, error))?
        };
        Ok(Arc::new(if self.right_to_left { tree.mirrored() } else { tree }))
    }
}

/// Says in which file and line a tree is wrong.
fn located(name: &str, ParseTreeError { line, problem }: ParseTreeError) -> anyhow::Error {
    match line {
        Some(line) => anyhow!("{name}:{line}: {problem}"),
        None => anyhow!("{name}: {problem}"),
    }
}
