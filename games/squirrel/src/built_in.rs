//! The built-in players of the squirrel war.

use suite_search::Algorithm;
use suite_tabletop::{BuiltInPlayer, OnlyHeuristic, PlayerOption, Textbook};

/// A built-in player with its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuiltIn {
    /// Plays any empty square.
    Random,
    /// Plays by a textbook search.
    Textbook(Textbook<OnlyHeuristic>),
}

impl BuiltInPlayer for BuiltIn {
    const NAMES: &'static [&'static str] = &["random", "greedy", "minimax", "alphabeta"];
    const OPPONENT: &'static str = "alphabeta";

    fn named(name: &str) -> Option<Self> {
        let algorithm = match name {
            "random" => return Some(Self::Random),
            "greedy" => Algorithm::Greedy,
            "minimax" => Algorithm::Minimax,
            "alphabeta" => Algorithm::AlphaBeta,
            _ => return None,
        };
        Some(Self::Textbook(Textbook::new(algorithm, OnlyHeuristic)))
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match self {
            Self::Textbook(textbook) => textbook.set(option),
            Self::Random => Err(format!("expected no options, found `{option}`")),
        }
    }

    fn options(&self) -> Vec<PlayerOption> {
        match self {
            Self::Textbook(textbook) => textbook.options(),
            Self::Random => Vec::new(),
        }
    }

    fn strongest() -> Self {
        Self::Textbook(Textbook::new(Algorithm::AlphaBeta, OnlyHeuristic))
    }
}
