//! The built-in players of Little-Go.

use std::sync::Arc;
use std::time::Duration;

use rand::rngs::ChaCha8Rng;
use suite_learn::Learner;
use suite_search::{Budget, Strategy};
use suite_tabletop::{BuiltInPlayer, PlayerOption, WithBudget, read_option_file};
use suite_text::{positive, seconds};

use crate::book::Book;
use crate::champion::Champion;
use crate::game_state::{GameState, PositionOnly};
use crate::opponent::{Opponent, OpponentKind};
use crate::q_learning::{LEARNING_SUBJECT, QLearner, QLearningStrategy, built_in_learner};
use crate::textbook::Textbook;

/// A built-in player with its options.
#[derive(Debug, Clone)]
pub enum BuiltIn {
    /// One of the assignment's opponents.
    Opponent(OpponentKind),
    /// The strongest player.
    Champion(ChampionOptions),
    /// The learner, with a table to use instead of the built-in one, if any.
    QLearning(Option<Arc<QLearner>>),
}

/// The options of the champion.
#[derive(Debug, Clone, PartialEq)]
pub struct ChampionOptions {
    nodes: u64,
    time: Duration,
    threads: usize,
    /// A book to use instead of the built-in one.
    book: Option<Arc<Book>>,
}

impl BuiltIn {
    /// Sets the champion's time limit; returns `false` if it is another player.
    pub const fn think_for(&mut self, time: Duration) -> bool {
        let Self::Champion(options) = self else { return false };
        // The default limit of nodes would end the search before the time.
        (options.nodes, options.time) = (u64::MAX, time);
        true
    }

    /// Returns the options of the player, for messages.
    const fn expected(&self) -> &'static str {
        match self {
            Self::Opponent(OpponentKind::Textbook(_)) => "limit=PLIES or branching=N",
            Self::Opponent(_) => "no options",
            Self::Champion(_) => "time=SECONDS, nodes=N, threads=N or book=FILE",
            Self::QLearning(_) => "table=FILE",
        }
    }

    /// Returns the strategy, which gets `random` as its random source.
    pub fn strategy(&self, mut random: ChaCha8Rng) -> Box<dyn Strategy<GameState> + Send> {
        match self {
            &Self::Opponent(kind) => Box::new(PositionOnly(Opponent { kind, random })),
            Self::Champion(ChampionOptions { nodes, time, threads, book }) => {
                let mut champion = Champion::new(random).with_threads(*threads);
                if let Some(book) = book {
                    champion = champion.with_book(Some(Book::clone(book)));
                }
                let budget = Budget { nodes: *nodes, time: *time, interrupt: None };
                Box::new(PositionOnly(WithBudget::new(champion, budget)))
            }
            Self::QLearning(table) => {
                let learner = table.clone().unwrap_or_else(built_in_learner);
                Box::new(PositionOnly(QLearningStrategy::new(learner, &mut random)))
            }
        }
    }
}

impl BuiltInPlayer for BuiltIn {
    const NAMES: &'static [&'static str] =
        &["random", "greedy", "aggressive", "alphabeta", "minimax", "champion", "qlearning"];
    const OPPONENT: &'static str = "champion";

    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "random" => Self::Opponent(OpponentKind::Random),
            "greedy" => Self::Opponent(OpponentKind::Greedy),
            "aggressive" => Self::Opponent(OpponentKind::Aggressive),
            "alphabeta" => Self::Opponent(OpponentKind::Textbook(Textbook::ALPHA_BETA)),
            "minimax" => Self::Opponent(OpponentKind::Textbook(Textbook::MINIMAX)),
            "champion" => Self::strongest(),
            "qlearning" => Self::QLearning(None),
            _ => return None,
        })
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        match (self, key) {
            (Self::Opponent(OpponentKind::Textbook(textbook)), "limit") => textbook.limit = positive(value)?,
            (Self::Opponent(OpponentKind::Textbook(textbook)), "branching") => textbook.branching = positive(value)?,
            (champion @ Self::Champion(_), "time") => {
                champion.think_for(seconds(value)?);
            }
            (Self::Champion(options), "nodes") => options.nodes = positive(value)?,
            (Self::Champion(options), "threads") => options.threads = positive(value)?,
            (Self::Champion(options), "book") => {
                let book = read_option_file(value, |bytes| Book::parse(bytes.to_vec()))?;
                options.book = Some(Arc::new(book));
            }
            (Self::QLearning(table), "table") => {
                let learner = read_option_file(value, |bytes| Learner::from_json(bytes, LEARNING_SUBJECT))?;
                *table = Some(Arc::new(learner));
            }
            (player, _) => return Err(format!("expected {}, found `{option}`", player.expected())),
        }
        Ok(())
    }

    fn options(&self) -> Vec<PlayerOption> {
        match self {
            Self::Opponent(OpponentKind::Textbook(_)) => {
                vec![PlayerOption::LIMIT, PlayerOption::number("branching", "Placements")]
            }
            Self::Champion(_) => vec![PlayerOption::TIME, PlayerOption::number("nodes", "Positions a move")],
            Self::Opponent(_) | Self::QLearning(_) => Vec::new(),
        }
    }

    fn strongest() -> Self {
        Self::Champion(ChampionOptions {
            nodes: Champion::BUDGET.nodes,
            time: Champion::BUDGET.time,
            threads: 1,
            book: None,
        })
    }
}
