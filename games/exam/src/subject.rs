//! The subjects of exams.

use serde::{Deserialize, Serialize};
use suite_search::Algorithm;
use suite_tabletop::AnyGame;

use crate::Kind;

/// The subject of an exam.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// Alpha-beta, fail-soft.
    AlphaBeta,
    /// Minimax.
    Minimax,
    /// Positions of Little-Go.
    Go,
    /// Positions of Othello.
    Othello,
    /// Positions of the squirrel war.
    Squirrel,
}

impl Subject {
    /// Returns the name that the command has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AlphaBeta => "alphabeta",
            Self::Minimax => "minimax",
            Self::Go => "go",
            Self::Othello => "othello",
            Self::Squirrel => "squirrel",
        }
    }

    /// Returns the game whose positions it is about, if it is not about trees.
    pub(crate) fn game(self) -> Option<&'static dyn AnyGame> {
        match self {
            Self::AlphaBeta | Self::Minimax => None,
            Self::Go => Some(suite_go::GAME),
            Self::Othello => Some(suite_othello::GAME),
            Self::Squirrel => Some(suite_squirrel::GAME),
        }
    }

    /// Returns the name that a title has for it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::AlphaBeta => "Alpha-beta search",
            Self::Minimax => "Minimax search",
            Self::Go => "Little-Go",
            Self::Othello => "Othello",
            Self::Squirrel => "The squirrel war",
        }
    }

    /// Returns the algorithm by which it searches.
    #[must_use]
    pub const fn algorithm(self) -> Algorithm {
        match self {
            Self::AlphaBeta => Algorithm::AlphaBeta,
            Self::Minimax | Self::Go | Self::Othello | Self::Squirrel => Algorithm::Minimax,
        }
    }

    /// Returns the kinds of questions that there are on it.
    #[must_use]
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::AlphaBeta => {
                &[Kind::Value, Kind::BestMove, Kind::Pruned, Kind::Bounds, Kind::NextLine, Kind::Order, Kind::Cached]
            }
            Self::Minimax => &[Kind::Value, Kind::BestMove, Kind::NextLine],
            Self::Go => &[Kind::LegalMoves, Kind::Captures],
            Self::Othello => &[Kind::LegalMoves, Kind::Captures, Kind::BestMove],
            Self::Squirrel => &[Kind::Captures, Kind::BestMove],
        }
    }
}
