//! The built-in players of Othello.

use std::time::Duration;

use clap::ValueEnum;
use suite_othello::Level;
use suite_search::Algorithm;
use suite_text::{positive, seconds};

use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::textbook::{Limit, Textbook};

/// A built-in player with its options.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum BuiltIn {
    Random,
    Textbook(Textbook<Heuristic>),
    Champion {
        time: Duration,
        threads: usize,
        swindles: bool,
    },
    /// The champion, held back.
    Level(Level),
}

/// The names of the built-in players.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Name {
    /// The course's name for the random player.
    #[value(alias = "random")]
    Randy,
    Greedy,
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Champion,
}

/// The heuristics for positions at the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Heuristic {
    Utility,
    Mobility,
    Champion,
}

/// The champion's default time for a move.
const THOUGHT: Duration = Duration::from_secs(2);

impl BuiltIn {
    /// Returns the champion with a time for each move, as one who answers what the best move is.
    pub const fn champion(time: Duration) -> Self {
        Self::Champion { time, threads: 1, swindles: false }
    }

    /// Returns a textbook search.
    pub const fn textbook(minimax: bool, heuristic: Heuristic) -> Self {
        Self::Textbook(Textbook::new(if minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta }, heuristic))
    }
}

impl BuiltIn {
    /// Returns the player with a manager's options, which only textbook searches take; a limit of their own comes first.
    pub fn told(self, limit: Option<Limit>, caching: bool, ordering: bool) -> Self {
        match self {
            Self::Textbook(textbook) => Self::Textbook(Textbook {
                limit: textbook.limit.or(limit),
                caching: textbook.caching || caching,
                ordering: textbook.ordering || ordering,
                ..textbook
            }),
            other => other,
        }
    }
}

impl BuiltInPlayer for BuiltIn {
    type Name = Name;

    const OPPONENT: &str = "champion";
    const PROGRAM_NAMES: &[&str] = &["agent.py", "agent.cpp", "agent.java"];

    fn named(name: Name) -> Self {
        let textbook = |algorithm| Self::Textbook(Textbook::new(algorithm, Heuristic::Utility));
        match name {
            Name::Randy => Self::Random,
            Name::Greedy => textbook(Algorithm::Greedy),
            Name::Minimax => textbook(Algorithm::Minimax),
            Name::AlphaBeta => textbook(Algorithm::AlphaBeta),
            Name::Champion => Self::Champion { time: THOUGHT, threads: 1, swindles: true },
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match (self, option.split_once('=')) {
            (Self::Textbook(textbook), _) => textbook.set(option)?,
            (Self::Champion { time, .. }, Some(("time", value))) => *time = seconds(value)?,
            (Self::Champion { threads, .. }, Some(("threads", value))) => *threads = positive(value)?,
            (player @ (Self::Champion { .. } | Self::Level(_)), Some(("level", value))) => {
                *player = Self::Level(Level::new(positive(value)?).map_err(|error| error.to_string())?);
            }
            (Self::Champion { .. }, _) => {
                return Err(format!("expected time=SECONDS, threads=N or level=N, found `{option}`"));
            }
            (Self::Level(_), _) => return Err(format!("expected nothing but a level, found `{option}`")),
            (Self::Random, _) => return Err(format!("expected no options, found `{option}`")),
        }
        Ok(())
    }

    fn strongest() -> Self {
        Self::champion(THOUGHT)
    }
}
