//! The built-in players of Little-Go.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use rand_chacha::ChaCha8Rng;
use suite_go::{
    Book, Champion, GameState, LEARNING_SUBJECT, Opponent, OpponentKind, PositionOnly, QLearner, QLearningStrategy,
    Textbook, built_in_learner,
};
use suite_search::{Budget, Strategy};
use suite_text::{positive, seconds};
use suite_work::input;

use crate::cli::shared::learning::read_table;
use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::within::Within;

/// A built-in player with its options.
#[derive(Debug, Clone)]
pub enum BuiltIn {
    /// One of the assignment's opponents.
    Opponent(OpponentKind),
    Champion(ChampionOptions),
    /// The learner, with a table that is not the built-in one, if there is one.
    QLearning(Option<Arc<QLearner>>),
}

/// The options of the champion.
#[derive(Debug, Clone, PartialEq)]
pub struct ChampionOptions {
    nodes: u64,
    time: Duration,
    threads: usize,
    /// A book that is not the built-in one.
    book: Option<Arc<Book>>,
}

/// The names of the built-in players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Name {
    Random,
    Greedy,
    Aggressive,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Minimax,
    Champion,
    #[value(name = "qlearning")]
    QLearning,
}

impl BuiltIn {
    /// Sets the champion's time limit; returns `false` if it is another player.
    pub const fn think_for(&mut self, time: Duration) -> bool {
        let Self::Champion(options) = self else { return false };
        // The default limit of nodes would end the search before the time.
        (options.nodes, options.time) = (u64::MAX, time);
        true
    }

    /// Returns its options, for messages.
    const fn options(&self) -> &'static str {
        match self {
            Self::Opponent(OpponentKind::Textbook(_)) => "limit=PLIES or branching=N",
            Self::Opponent(_) => "no options",
            Self::Champion(_) => "time=SECONDS, nodes=N, threads=N or book=FILE",
            Self::QLearning(_) => "table=FILE",
        }
    }

    /// Returns the strategy; `random` is its own.
    pub fn strategy(&self, mut random: ChaCha8Rng) -> Box<dyn Strategy<GameState>> {
        match self {
            &Self::Opponent(kind) => Box::new(PositionOnly(Opponent { kind, random })),
            Self::Champion(ChampionOptions { nodes, time, threads, book }) => {
                let mut champion = Champion::new(random).with_threads(*threads);
                if let Some(book) = book {
                    champion = champion.with_book(Some(Book::clone(book)));
                }
                let budget = Budget { nodes: *nodes, time: *time, interrupt: None };
                Box::new(PositionOnly(Within::new(champion, budget)))
            }
            Self::QLearning(table) => {
                let learner = table.clone().unwrap_or_else(built_in_learner);
                Box::new(PositionOnly(QLearningStrategy::new(learner, &mut random)))
            }
        }
    }
}

impl BuiltInPlayer for BuiltIn {
    type Name = Name;

    const OPPONENT: &str = "champion";
    const PROGRAM_NAMES: &[&str] =
        &["my_player3.py", "my_player.py", "my_player11.cpp", "my_player.cpp", "my_player.java"];

    fn named(name: Name) -> Self {
        match name {
            Name::Random => Self::Opponent(OpponentKind::Random),
            Name::Greedy => Self::Opponent(OpponentKind::Greedy),
            Name::Aggressive => Self::Opponent(OpponentKind::Aggressive),
            Name::AlphaBeta => Self::Opponent(OpponentKind::Textbook(Textbook::ALPHA_BETA)),
            Name::Minimax => Self::Opponent(OpponentKind::Textbook(Textbook::MINIMAX)),
            Name::Champion => Self::Champion(ChampionOptions {
                nodes: Champion::BUDGET.nodes,
                time: Champion::BUDGET.time,
                threads: 1,
                book: None,
            }),
            Name::QLearning => Self::QLearning(None),
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let in_words = |error: anyhow::Error| format!("{error:#}");
        match (self, key) {
            (Self::Opponent(OpponentKind::Textbook(textbook)), "limit") => textbook.limit = positive(value)?,
            (Self::Opponent(OpponentKind::Textbook(textbook)), "branching") => textbook.branching = positive(value)?,
            (champion @ Self::Champion(_), "time") => {
                champion.think_for(seconds(value)?);
            }
            (Self::Champion(options), "nodes") => options.nodes = positive(value)?,
            (Self::Champion(options), "threads") => options.threads = positive(value)?,
            (Self::Champion(options), "book") => {
                let book = input::read(Path::new(value), |bytes| Book::parse(bytes.to_vec()));
                options.book = Some(Arc::new(book.map_err(in_words)?));
            }
            (Self::QLearning(table), "table") => {
                *table = Some(Arc::new(read_table(Path::new(value), LEARNING_SUBJECT).map_err(in_words)?));
            }
            (player, _) => return Err(format!("expected {}, found `{option}`", player.options())),
        }
        Ok(())
    }

    fn strongest() -> Self {
        Self::named(Name::Champion)
    }
}
