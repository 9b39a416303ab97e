//! The built-in players of tic-tac-toe: the textbook's, and those of the course's appendix.

use std::sync::Arc;

use suite_learn::Learner;
use suite_search::Algorithm;
use suite_tabletop::{BuiltInPlayer, Limit, OnlyHeuristic, PlayerOption, Textbook, read_option_file};

use crate::learner::{QLearner, SUBJECT};

/// A built-in player with its options.
#[derive(Debug, Clone)]
pub enum BuiltIn {
    /// Plays any empty square.
    Random,
    /// Plays by a textbook search.
    Textbook(Textbook<OnlyHeuristic>),
    /// Plays perfectly four times in five.
    Smart,
    /// Never loses.
    Perfect,
    /// Plays by the learner of a table, or by one that learns first.
    QLearning(Option<Arc<QLearner>>),
}

impl BuiltInPlayer for BuiltIn {
    const NAMES: &'static [&'static str] =
        &["random", "greedy", "minimax", "alphabeta", "smart", "perfect", "qlearning"];
    const OPPONENT: &'static str = "qlearning";

    fn named(name: &str) -> Option<Self> {
        let textbook = |algorithm| {
            // The whole game is small.
            Self::Textbook(Textbook { limit: Some(Limit(None)), ..Textbook::new(algorithm, OnlyHeuristic) })
        };
        Some(match name {
            "random" => Self::Random,
            "greedy" => textbook(Algorithm::Greedy),
            "minimax" => textbook(Algorithm::Minimax),
            "alphabeta" => textbook(Algorithm::AlphaBeta),
            "smart" => Self::Smart,
            "perfect" => Self::Perfect,
            "qlearning" => Self::QLearning(None),
            _ => return None,
        })
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match (self, option.split_once('=')) {
            (Self::Textbook(textbook), _) => textbook.set(option),
            (Self::QLearning(table), Some(("table", file))) => {
                let learner = read_option_file(file, |bytes| Learner::from_json(bytes, SUBJECT))?;
                *table = Some(Arc::new(learner));
                Ok(())
            }
            (Self::QLearning(_), _) => Err(format!("expected table=FILE, found `{option}`")),
            _ => Err(format!("expected no options, found `{option}`")),
        }
    }

    fn options(&self) -> Vec<PlayerOption> {
        match self {
            Self::Textbook(textbook) => textbook.options(),
            _ => Vec::new(),
        }
    }

    fn strongest() -> Self {
        Self::Perfect
    }
}
