//! What a question is on: a tree, or a position of a game.

use std::sync::Arc;

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use suite_search::Player;
use suite_tabletop::GameError;
use suite_tree::{GameTree, NodeId, ParseTreeError};
use thiserror::Error;

use crate::boards::{self, Board};
use crate::{Answer, BoardPosition, Kind, MistakenAnswer, Subject, Topic, trees};

/// What a question is on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Exhibit {
    /// A tree.
    Tree {
        /// Who is to move at the root: `max` or `min`.
        root: RootPlayer,
        /// The tree, as nested lists.
        tree: Json,
    },
    /// A position of a game.
    Board {
        /// The position.
        position: BoardPosition,
    },
}

/// Who is to move at the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RootPlayer {
    /// Max, the first player.
    Max,
    /// Min, the second player.
    Min,
}

/// A reason why what a question is on cannot be read.
#[derive(Debug, Error)]
pub enum ExhibitError {
    /// It is no tree.
    #[error(transparent)]
    Tree(#[from] ParseTreeError),
    /// It is no position of the game.
    #[error(transparent)]
    Position(#[from] GameError),
    /// The subject and what the question is on do not belong together.
    #[error("expected a position for questions on games, and a tree for all others")]
    OfOtherSubject,
}

/// What a question is on, as it is searched and drawn.
#[derive(Debug)]
pub(crate) enum Scene {
    Tree(Arc<GameTree>),
    Board(Board),
}

impl From<Player> for RootPlayer {
    fn from(player: Player) -> Self {
        if player == Player::First { Self::Max } else { Self::Min }
    }
}

impl From<RootPlayer> for Player {
    fn from(root: RootPlayer) -> Self {
        if root == RootPlayer::Max { Self::First } else { Self::Second }
    }
}

impl Exhibit {
    /// Returns the exhibit that shows a tree.
    pub(crate) fn of_tree(tree: &GameTree) -> Self {
        Self::Tree { root: tree.to_move(NodeId::ROOT).into(), tree: nested_lists(tree, NodeId::ROOT) }
    }

    /// Returns what a question on this subject is on.
    ///
    /// # Errors
    ///
    /// An [`ExhibitError`] if it was read from a file, and is nothing of the kind.
    pub(crate) fn scene(&self, subject: Subject) -> Result<Scene, ExhibitError> {
        match (self, subject.game()) {
            (Self::Tree { root, tree }, None) => {
                Ok(Scene::Tree(Arc::new(GameTree::parse(&tree.to_string(), (*root).into())?)))
            }
            (Self::Board { position }, Some(game)) => Ok(Scene::Board(Board::replay(game, position)?)),
            _ => Err(ExhibitError::OfOtherSubject),
        }
    }
}

impl Scene {
    /// Returns what those answer who make one of the known mistakes, if it is wrong. Several mistakes may lead to one
    /// answer.
    pub(crate) fn mistaken_answers(&self, topic: &Topic, subject: Subject, right: &Answer) -> Vec<MistakenAnswer> {
        match self {
            Self::Tree(tree) => trees::mistaken_answers(topic, subject, tree, right),
            Self::Board(board) => boards::mistaken_answers(topic, subject, board, right),
        }
    }

    /// Returns whether there is any of the nodes or squares that an answer names, if it names some.
    pub(crate) fn has_any_of(&self, answer: &Answer, kind: Kind) -> bool {
        let has = |name: &str| match self {
            Self::Tree(tree) => tree.find(name).is_some(),
            Self::Board(board) => board.squares().iter().any(|(square, _)| square == name),
        };
        match answer {
            Answer::Names(names) => names.is_empty() || names.iter().any(|name| has(name)),
            Answer::Text(line) if kind == Kind::NextLine => line.split(',').next().is_some_and(has),
            Answer::Text(name) => has(name),
            Answer::Number(_) | Answer::Bounds { .. } => true,
        }
    }
}

/// Returns the tree below a node as nested lists.
fn nested_lists(tree: &GameTree, id: NodeId) -> Json {
    match tree.value(id) {
        Some(value) if tree.is_leaf(id) => value.into(),
        _ => tree.children(id).map(|child| nested_lists(tree, child)).collect_vec().into(),
    }
}
