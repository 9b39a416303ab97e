//! What a question asks of its tree or position.

use serde::{Deserialize, Serialize};

use crate::Kind;

/// What a question asks of its tree or position: its kind, and what goes with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Topic {
    /// The value of the root.
    Value,
    /// The best move at the root of a tree, or in a position of a game.
    BestMove {
        /// The depth limit of the search in plies, in positions of games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
    },
    /// The leaves that are never looked at.
    Pruned,
    /// Alpha and beta when the search comes to a node.
    Bounds {
        /// The name of the node.
        node: String,
    },
    /// The next line of the log.
    NextLine {
        /// The lines of the log before it, with its head.
        log: Vec<String>,
    },
    /// The order of the root's children in which the most leaves are pruned.
    Order,
    /// The number of leaves that a cached value spares.
    Cached {
        /// The names of two nodes that are one position.
        same: [String; 2],
    },
    /// The squares to which a move is legal.
    LegalMoves,
    /// The squares of the pieces that a move captures, flips or converts.
    Captures {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
}

impl Topic {
    /// Returns the kind of the question.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Value => Kind::Value,
            Self::BestMove { .. } => Kind::BestMove,
            Self::Pruned => Kind::Pruned,
            Self::Bounds { .. } => Kind::Bounds,
            Self::NextLine { .. } => Kind::NextLine,
            Self::Order => Kind::Order,
            Self::Cached { .. } => Kind::Cached,
            Self::LegalMoves => Kind::LegalMoves,
            Self::Captures { .. } => Kind::Captures,
        }
    }

    /// Returns what an answer has to be, after "expected".
    pub(crate) const fn expected(&self) -> &'static str {
        match self {
            Self::Value | Self::Cached { .. } => "a number",
            Self::BestMove { limit: None } => "a child of the root",
            Self::BestMove { limit: Some(_) } => "a square",
            Self::Pruned => "leaves, or none",
            Self::Bounds { .. } => "alpha and beta",
            Self::NextLine { .. } => "a line of the log",
            Self::Order => "the children of the root",
            Self::LegalMoves | Self::Captures { .. } => "squares, or none",
        }
    }
}
