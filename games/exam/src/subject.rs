//! The subjects of exams.

use serde::{Deserialize, Serialize};
use suite_search::Algorithm;

use crate::Kind;

/// The subject of an exam.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// Alpha-beta, fail-soft.
    AlphaBeta,
    /// Minimax.
    Minimax,
}

impl Subject {
    /// Returns the name that the command has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AlphaBeta => "alphabeta",
            Self::Minimax => "minimax",
        }
    }

    /// Returns the name that a title has for it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::AlphaBeta => "Alpha-beta search",
            Self::Minimax => "Minimax search",
        }
    }

    /// Returns the algorithm.
    #[must_use]
    pub const fn algorithm(self) -> Algorithm {
        match self {
            Self::AlphaBeta => Algorithm::AlphaBeta,
            Self::Minimax => Algorithm::Minimax,
        }
    }

    /// Returns the kinds of questions that there are on it.
    #[must_use]
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::AlphaBeta => &Kind::ALL,
            Self::Minimax => &[Kind::Value, Kind::BestMove, Kind::NextLine],
        }
    }
}
