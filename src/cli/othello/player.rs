//! The players that are built in.

use std::str::FromStr;
use std::time::Duration;

use clap::ValueEnum;
use rand_chacha::ChaCha8Rng;
use suite_othello::{Bits, Champion, ChampionEvaluation, Mobility, Options, Position, Utility};
use suite_search::{Algorithm, Evaluate, Random, Search};

use crate::cli::entrant::BuiltInPlayer;
use crate::cli::option::seconds;
use crate::cli::person::Spoken;
use suite_arena::{Agent, StrategyAgent};

/// A built-in player with its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    kind: Kind,
    /// Plies that it looks ahead; what the command line says for all if nothing is said here.
    limit: Option<Limit>,
    caching: bool,
    ordering: bool,
    heuristic: Heuristic,
    /// How long the champion thinks.
    time: Duration,
}

/// Which built-in player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Kind {
    Randy,
    Greedy,
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Champion,
}

/// What a position is worth where a search stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Heuristic {
    Utility,
    Mobility,
    Champion,
}

/// How many plies to look ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit(Option<u32>);

impl Limit {
    /// What a player looks ahead that has not been told.
    const DEFAULT: Self = Self(Some(5));
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(-1_i64) => Ok(Self(None)),
            Ok(plies @ 1..) => u32::try_from(plies).map(|plies| Self(Some(plies))).map_err(|error| error.to_string()),
            _ => Err(format!("found `{text}`, expected a number of plies from 1, or -1 for the whole game")),
        }
    }
}

/// The options of a whole match, which textbook players take for theirs.
#[derive(Debug, Clone, Copy)]
pub struct Common {
    /// Plies to look ahead, if that was said.
    pub limit: Option<Limit>,
    /// Whether to keep the values of positions.
    pub caching: bool,
    /// Whether to try the best-looking moves first.
    pub ordering: bool,
}

impl Common {
    /// What an agent has been told by a manager.
    pub fn of(options: Options) -> Self {
        Self { limit: Some(Limit(options.limit)), caching: options.caching, ordering: options.ordering }
    }

    /// What agents behind pipes are told.
    pub fn options(self, minimax: bool) -> Options {
        let Self { limit, caching, ordering } = self;
        Options { limit: limit.and_then(|limit| limit.0), minimax, caching, ordering }
    }
}

/// How long the champion thinks about a move that has not been told.
const THOUGHT: Duration = Duration::from_secs(2);

impl Player {
    const fn new(kind: Kind) -> Self {
        Self { kind, limit: None, caching: false, ordering: false, heuristic: Heuristic::Utility, time: THOUGHT }
    }

    /// The strongest player.
    pub const fn champion(time: Duration) -> Self {
        Self { time, ..Self::new(Kind::Champion) }
    }

    /// One of the textbook's two searches.
    pub const fn textbook(minimax: bool, heuristic: Heuristic) -> Self {
        Self { heuristic, ..Self::new(if minimax { Kind::Minimax } else { Kind::AlphaBeta }) }
    }

    /// The player as an agent.
    pub fn agent<B: Bits + 'static>(
        self,
        name: &str,
        common: Common,
        random: ChaCha8Rng,
    ) -> Box<dyn Agent<Position<B>>> {
        let algorithm = match self.kind {
            Kind::Randy => return Box::new(StrategyAgent::new(name, Random(random))),
            Kind::Champion => {
                return Box::new(StrategyAgent::new(name, Champion::new()).with_limits(u64::MAX, self.time));
            }
            Kind::Greedy => Algorithm::Greedy,
            Kind::Minimax => Algorithm::Minimax,
            Kind::AlphaBeta => Algorithm::AlphaBeta,
        };
        match self.heuristic {
            Heuristic::Utility => self.searcher(name, algorithm, common, Utility),
            Heuristic::Mobility => self.searcher(name, algorithm, common, Mobility),
            Heuristic::Champion => self.searcher(name, algorithm, common, ChampionEvaluation::new()),
        }
    }

    fn searcher<B: Bits + 'static, E: Evaluate<Position<B>> + 'static>(
        self,
        name: &str,
        algorithm: Algorithm,
        common: Common,
        heuristic: E,
    ) -> Box<dyn Agent<Position<B>>> {
        let search = Search {
            algorithm,
            limit: self.limit.or(common.limit).unwrap_or(Limit::DEFAULT).0,
            caching: self.caching || common.caching,
            ordering: self.ordering || common.ordering,
            heuristic,
        };
        Box::new(StrategyAgent::new(name, search))
    }
}

impl Kind {
    /// Its options, for people.
    const fn options(self) -> &'static str {
        match self {
            Self::Randy => "none",
            Self::Greedy => "heuristic=utility, mobility or champion",
            Self::Minimax | Self::AlphaBeta => {
                "limit=PLIES, caching, ordering, heuristic=utility, mobility or champion"
            }
            Self::Champion => "time=SECONDS",
        }
    }
}

impl BuiltInPlayer for Player {
    type Name = Kind;

    const PERSON: &str = <Position<u64> as Spoken>::PERSON;

    fn usual(kind: Kind) -> Self {
        Self::new(kind)
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        match (self.kind, key, value) {
            (Kind::Greedy | Kind::Minimax | Kind::AlphaBeta, "heuristic", name) => {
                self.heuristic = Heuristic::from_str(name, false)?;
            }
            (Kind::Minimax | Kind::AlphaBeta, "limit", plies) => self.limit = Some(plies.parse()?),
            (Kind::Minimax | Kind::AlphaBeta, "caching", "") => self.caching = true,
            (Kind::Minimax | Kind::AlphaBeta, "ordering", "") => self.ordering = true,
            (Kind::Champion, "time", time) => self.time = seconds(time).map_err(|error| error.to_string())?,
            (kind, _, _) => return Err(format!("found the option `{option}`, expected {}", kind.options())),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_described_with_options() {
        let player = Player::parse("alphabeta:limit=5,heuristic=mobility,caching,ordering").unwrap().unwrap();
        assert_eq!((player.limit, player.caching, player.ordering), (Some(Limit(Some(5))), true, true));
        assert_eq!((player.kind, player.heuristic), (Kind::AlphaBeta, Heuristic::Mobility));
        assert_eq!(Player::parse("minimax:limit=-1").unwrap().unwrap().limit, Some(Limit(None)));
        for wrong in [
            "alphabeta:limit=0",
            "alphabeta:limit",
            "randy:limit=1",
            "greedy:caching",
            "minimax:heuristic=x",
            "champion:time=0",
        ] {
            assert!(Player::parse(wrong).unwrap().is_err(), "{wrong}");
        }
        assert_eq!(Player::parse("python3 agent.py"), None);
    }
}
