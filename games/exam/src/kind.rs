//! The kinds of questions.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The kind of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The value of the root.
    Value,
    /// The best move at the root of a tree, or in a position of a game.
    BestMove,
    /// The leaves that are never looked at.
    Pruned,
    /// Alpha and beta when the search comes to a node.
    Bounds,
    /// The next line of the log.
    NextLine,
    /// The order of the root's children in which the most leaves are pruned.
    Order,
    /// The leaves that a cached value spares.
    Cached,
    /// The legal moves in a position of a game.
    LegalMoves,
    /// The pieces that a move captures, flips or converts.
    Captures,
}

/// A name of no kind of questions.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected one of {kinds}, found {0}", kinds = Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownKind(String);

impl Kind {
    /// All kinds. [`Subject::kinds`](crate::Subject::kinds) has those of a subject.
    pub const ALL: [Self; 9] = [
        Self::Value,
        Self::BestMove,
        Self::Pruned,
        Self::Bounds,
        Self::NextLine,
        Self::Order,
        Self::Cached,
        Self::LegalMoves,
        Self::Captures,
    ];

    /// Returns the name that JSON and the command have for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Value => "value",
            Self::BestMove => "best-move",
            Self::Pruned => "pruned",
            Self::Bounds => "bounds",
            Self::NextLine => "next-line",
            Self::Order => "order",
            Self::Cached => "cached",
            Self::LegalMoves => "legal-moves",
            Self::Captures => "captures",
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Self, UnknownKind> {
        let kind = Self::ALL.into_iter().find(|kind| kind.name() == name);
        kind.ok_or_else(|| UnknownKind(suite_text::quote(name.as_bytes())))
    }
}
