//! The notations of trees: nested lists and JSON, indented text, Graphviz DOT.

mod dot;
mod indented;
mod json;
mod parse_tree_error;
mod words;

use std::str::FromStr;

use suite_search::Player;

pub use self::parse_tree_error::ParseTreeError;
use crate::{GameTree, TreeBuilder};

impl GameTree {
    /// Reads a tree, in any of its notations, in which this player is to move at the root unless the text says who is:
    ///
    /// - nested lists, such as `[[3, 12, 8], [2, 4, 6], [14, 5, 2]]`;
    /// - JSON, objects with the fields `name`, `player` (`max` or `min`), `value` and `children`, which may be lists
    ///   and numbers in turn;
    /// - indented text, a line for each node: its name, `max` or `min`, and its value, all of which may be missing;
    /// - a directed graph of Graphviz' DOT, whose labels are names, values or both.
    ///
    /// # Errors
    ///
    /// A [`ParseTreeError`] if the text is no tree.
    ///
    /// ```
    /// use suite_search::Player;
    /// use suite_tree::GameTree;
    ///
    /// let lists = GameTree::parse("[[3, 12], [2, 4]]", Player::First)?;
    /// let indented = GameTree::parse("A\n  B\n    3\n    12\n  C\n    2\n    4\n", Player::First)?;
    /// assert_eq!((lists.len(), indented.len()), (7, 7));
    /// # Ok::<_, suite_tree::ParseTreeError>(())
    /// ```
    pub fn parse(text: &str, root_to_move: Player) -> Result<Self, ParseTreeError> {
        let mut builder = TreeBuilder::new(root_to_move);
        let begin = text.trim_start_matches('\u{feff}').trim_start();
        if begin.starts_with(['[', '{']) {
            json::read(text.trim_start_matches('\u{feff}'), &mut builder)?;
        } else if dot::is_dot(begin) {
            dot::read(text, &mut builder)?;
        } else {
            indented::read(text, &mut builder)?;
        }
        Ok(builder.finish()?)
    }

    /// Writes the tree as indented text, which [`parse`](Self::parse) reads back if no name looks like a value or like
    /// the begin of another notation.
    #[must_use]
    pub fn to_indented(&self) -> String {
        indented::write(self)
    }

    /// Writes the tree as JSON, which [`parse`](Self::parse) reads back if it is at most 50 levels deep.
    #[must_use]
    pub fn to_json(&self) -> serde_json::Value {
        json::write(self)
    }
}

impl FromStr for GameTree {
    type Err = ParseTreeError;

    fn from_str(text: &str) -> Result<Self, ParseTreeError> {
        Self::parse(text, Player::First)
    }
}
