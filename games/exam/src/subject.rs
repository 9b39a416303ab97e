//! The subjects of exams.

use serde::{Deserialize, Serialize};
use suite_search::Algorithm;
use thiserror::Error;

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

/// A name of no subject.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected alphabeta or minimax, found {0}")]
pub struct UnknownSubject(String);

impl Subject {
    /// All subjects.
    pub const ALL: [Self; 2] = [Self::AlphaBeta, Self::Minimax];

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

impl std::str::FromStr for Subject {
    type Err = UnknownSubject;

    fn from_str(name: &str) -> Result<Self, UnknownSubject> {
        let subject = Self::ALL.into_iter().find(|subject| subject.name() == name);
        subject.ok_or_else(|| UnknownSubject(suite_text::quote(name.as_bytes())))
    }
}
