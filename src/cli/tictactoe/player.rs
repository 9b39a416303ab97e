//! The built-in players of tic-tac-toe: the textbook's, and those of the course's appendix.

use std::path::Path;
use std::sync::Arc;

use clap::ValueEnum;
use suite_search::Algorithm;

use super::learner::{self, QLearner};
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::textbook::{Limit, OneHeuristic, Textbook};

/// A built-in player with its options.
#[derive(Debug, Clone)]
pub enum BuiltIn {
    Random,
    Textbook(Textbook<OneHeuristic>),
    Smart,
    Perfect,
    /// The learner of a table, or one that learns first.
    QLearning(Option<Arc<QLearner>>),
}

/// The names of the built-in players.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Name {
    Random,
    Greedy,
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Smart,
    Perfect,
    #[value(name = "qlearning")]
    QLearning,
}

impl BuiltInPlayer for BuiltIn {
    type Name = Name;

    const OPPONENT: &str = "qlearning";

    fn named(name: Name) -> Self {
        let textbook = |algorithm| {
            // The whole game is small.
            Self::Textbook(Textbook { limit: Some(Limit(None)), ..Textbook::new(algorithm, OneHeuristic::Score) })
        };
        match name {
            Name::Random => Self::Random,
            Name::Greedy => textbook(Algorithm::Greedy),
            Name::Minimax => textbook(Algorithm::Minimax),
            Name::AlphaBeta => textbook(Algorithm::AlphaBeta),
            Name::Smart => Self::Smart,
            Name::Perfect => Self::Perfect,
            Name::QLearning => Self::QLearning(None),
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match (self, option.split_once('=')) {
            (Self::Textbook(textbook), _) => textbook.set(option),
            (Self::QLearning(table), Some(("table", file))) => {
                *table = Some(learner::read(Path::new(file)).map_err(|error| format!("{error:#}"))?);
                Ok(())
            }
            (Self::QLearning(_), _) => Err(format!("expected table=FILE, found `{option}`")),
            _ => Err(format!("expected no options, found `{option}`")),
        }
    }

    fn strongest() -> Self {
        Self::Perfect
    }
}
