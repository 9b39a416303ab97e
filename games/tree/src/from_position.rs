//! The tree of a position of a game.

use suite_search::{Game, Player};
use suite_tabletop::{AnyMove, AnyPosition};

use crate::{GameTree, NewNode, NodeName, TreeBuilder, TreeError};

/// The most nodes of a tree.
const MOST_NODES: usize = 10_000_000;

impl GameTree {
    /// Returns the tree of a position of any game, down to a depth limit in plies. The first player is Max.
    ///
    /// A node is named by the moves to it, with `/` between them, if that is short enough. Its value is that of the end
    /// of the game or, before that, the estimate by the game's first heuristic.
    ///
    /// # Errors
    ///
    /// [`TreeError::TooDeep`] if the tree has more than ten million nodes.
    pub fn of_position(root: AnyPosition, limit: u32) -> Result<Self, TreeError> {
        let mut builder = TreeBuilder::new(root.to_move());
        let mut waiting = vec![(0, root, String::new())];
        let mut nodes = 0;
        while let Some((depth, position, path)) = waiting.pop() {
            nodes += 1;
            if nodes > MOST_NODES {
                return Err(TreeError::TooDeep(MOST_NODES));
            }
            let is_over = position.is_over();
            let value = if is_over { position.utility(Player::First) } else { position.estimate(Player::First) };
            // Where the moves are too long for a name, the node has none.
            let name = path.parse::<NodeName>().ok();
            builder.add(depth as usize, NewNode { name, to_move: Some(position.to_move()), value: Some(value) })?;
            if !is_over && depth < limit {
                let first = waiting.len();
                waiting.extend(position.moves().map(|mv| {
                    let path = if path.is_empty() { name_of(mv) } else { format!("{path}/{}", name_of(mv)) };
                    (depth + 1, position.play(mv), path)
                }));
                // The last one to wait comes first.
                waiting[first..].reverse();
            }
        }
        builder.finish()
    }
}

/// Returns the name of a move, which may have commas and spaces, without them.
fn name_of(mv: AnyMove) -> String {
    let words = mv.name().split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}
