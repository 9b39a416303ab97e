//! The built-in players of Othello.

use std::time::Duration;

use suite_search::Algorithm;
use suite_tabletop::{BuiltInPlayer, Limit, NamedHeuristic, OptionValues, PlayerOption, Textbook};
use suite_text::{positive, seconds};

use crate::level::Level;

/// A built-in player with its options.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum BuiltIn {
    /// Plays any legal move.
    Random,
    /// Plays by a textbook search.
    Textbook(Textbook<Heuristic>),
    /// The strongest player.
    Champion {
        /// The time for a move.
        time: Duration,
        /// The threads of its search.
        threads: usize,
        /// Whether it plays lost positions for the opponent's mistakes.
        swindles: bool,
    },
    /// A weakened champion.
    Level(Level),
}

/// The heuristics for positions at the limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heuristic {
    /// Own disks less the opponent's.
    Utility,
    /// Own legal moves less the opponent's.
    Mobility,
    /// The champion's.
    Champion,
}

impl NamedHeuristic for Heuristic {
    const ALL: &'static [(&'static str, Self)] =
        &[("utility", Self::Utility), ("mobility", Self::Mobility), ("champion", Self::Champion)];
}

/// The champion's default time for a move.
const THOUGHT: Duration = Duration::from_secs(2);

impl BuiltIn {
    /// Returns the champion with a time for each move, for questions about the best move.
    #[must_use]
    pub const fn champion(time: Duration) -> Self {
        Self::Champion { time, threads: 1, swindles: false }
    }

    /// Returns a textbook search.
    #[must_use]
    pub const fn textbook(minimax: bool, heuristic: Heuristic) -> Self {
        Self::Textbook(Textbook::new(if minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta }, heuristic))
    }
}

impl BuiltIn {
    /// Returns the player with a manager's options, which only textbook searches take; their own limit takes
    /// precedence.
    #[must_use]
    pub fn with_options(self, limit: Option<Limit>, caching: bool, ordering: bool) -> Self {
        match self {
            Self::Textbook(textbook) => Self::Textbook(textbook.told(limit, caching, ordering)),
            other => other,
        }
    }
}

impl BuiltInPlayer for BuiltIn {
    const NAMES: &'static [&'static str] = &["randy", "greedy", "minimax", "alphabeta", "champion"];
    const OPPONENT: &'static str = "champion";

    fn named(name: &str) -> Option<Self> {
        let textbook = |algorithm| Self::Textbook(Textbook::new(algorithm, Heuristic::Utility));
        Some(match name {
            // The course's name for the random player, and ours.
            "randy" | "random" => Self::Random,
            "greedy" => textbook(Algorithm::Greedy),
            "minimax" => textbook(Algorithm::Minimax),
            "alphabeta" => textbook(Algorithm::AlphaBeta),
            "champion" => Self::Champion { time: THOUGHT, threads: 1, swindles: true },
            _ => return None,
        })
    }

    fn told(self, options: &OptionValues) -> Self {
        let limit = options.text("limit").and_then(|plies| plies.parse().ok());
        self.with_options(limit, options.is_given("caching"), options.is_given("ordering"))
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

    fn options(&self) -> Vec<PlayerOption> {
        match self {
            Self::Textbook(textbook) => textbook.options(),
            Self::Champion { .. } => vec![PlayerOption::TIME],
            Self::Random | Self::Level(_) => Vec::new(),
        }
    }

    fn strongest() -> Self {
        Self::champion(THOUGHT)
    }
}
