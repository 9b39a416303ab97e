//! The textbook players greedy, minimax and alpha-beta with their options, for every game.

use std::fmt::Debug;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use suite_search::{Algorithm, Player, Search, Value};

/// A heuristic of a textbook search: the value of a position to a player.
pub type Heuristic<G> = fn(&G, Player) -> Value;

use crate::PlayerOption;

/// A depth limit in plies; `None` is unlimited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limit(
    /// The plies.
    pub Option<u32>,
);

impl Limit {
    /// The limit of a player without one of its own.
    pub const DEFAULT: Self = Self(Some(5));
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse() {
            Ok(plies @ 1..) => Ok(Self(Some(plies))),
            _ if text == "-1" => Ok(Self(None)),
            _ => Err(format!("expected a number of plies, or -1 for unlimited, found `{text}`")),
        }
    }
}

impl Serialize for Limit {
    /// Serializes the limit as it is typed.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i64(self.0.map_or(-1, i64::from))
    }
}

/// The heuristics of a game's textbook players, by name.
pub trait NamedHeuristic: Debug + Copy + Send + Sync + 'static {
    /// All of them; the first is the default.
    const ALL: &'static [(&'static str, Self)];

    /// Returns the heuristic with this name.
    ///
    /// # Errors
    ///
    /// A message for people if there is none.
    fn parse(name: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, heuristic)| *heuristic);
        let names = || Self::ALL.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        found.ok_or_else(|| format!("expected one of {}, found `{name}`", names()))
    }
}

/// The only heuristic of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OnlyHeuristic;

impl NamedHeuristic for OnlyHeuristic {
    const ALL: &'static [(&'static str, Self)] = &[("score", Self)];
}

/// A search of the textbook with its options, by one of the heuristics `H`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Textbook<H> {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The depth limit, if it was given.
    pub limit: Option<Limit>,
    /// Whether to remember positions.
    pub caching: bool,
    /// Whether to order moves by the heuristic.
    pub ordering: bool,
    /// The heuristic for positions at the limit.
    pub heuristic: H,
}

impl<H> Textbook<H> {
    /// Returns the search without options.
    pub const fn new(algorithm: Algorithm, heuristic: H) -> Self {
        Self { algorithm, limit: None, caching: false, ordering: false, heuristic }
    }

    /// Returns the search, with `evaluation` as its heuristic.
    pub fn search<E>(&self, evaluation: E) -> Search<E> {
        Search {
            algorithm: self.algorithm,
            limit: self.limit.unwrap_or(Limit::DEFAULT).0,
            caching: self.caching,
            ordering: self.ordering,
            fail_hard: false,
            heuristic: evaluation,
        }
    }

    /// Returns the search with a limit, caching and ordering that a host tells it; a limit of its own comes first.
    #[must_use]
    pub fn told(self, limit: Option<Limit>, caching: bool, ordering: bool) -> Self {
        Self {
            limit: self.limit.or(limit),
            caching: self.caching || caching,
            ordering: self.ordering || ordering,
            ..self
        }
    }
}

impl<H: NamedHeuristic> Textbook<H> {
    /// Sets an option, given as `key` or `key=value`.
    ///
    /// # Errors
    ///
    /// A message for people if the search has no such option.
    pub fn set(&mut self, option: &str) -> Result<(), String> {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let is_greedy = self.algorithm == Algorithm::Greedy;
        match (key, value) {
            ("heuristic", name) if H::ALL.len() > 1 => self.heuristic = H::parse(name)?,
            ("limit", plies) if !is_greedy => self.limit = Some(plies.parse()?),
            ("caching", "") if !is_greedy => self.caching = true,
            ("ordering", "") if !is_greedy => self.ordering = true,
            _ => return Err(format!("expected {}, found `{option}`", self.expected())),
        }
        Ok(())
    }

    /// Returns the options that it has: none but a heuristic if it is greedy.
    #[must_use]
    pub fn options(&self) -> Vec<PlayerOption> {
        let search = [PlayerOption::LIMIT, PlayerOption::CACHING, PlayerOption::ORDERING];
        let search = search.into_iter().filter(|_| self.algorithm != Algorithm::Greedy);
        search.chain((H::ALL.len() > 1).then_some(PlayerOption::HEURISTIC)).collect()
    }

    /// Returns its options, for messages.
    fn expected(&self) -> String {
        let names: Vec<_> = H::ALL.iter().map(|(name, _)| *name).collect();
        let searches = (self.algorithm != Algorithm::Greedy).then(|| "limit=PLIES, caching, ordering".to_owned());
        let heuristics = (names.len() > 1).then(|| format!("heuristic={}", names.join("|")));
        let options: Vec<_> = searches.into_iter().chain(heuristics).collect();
        if options.is_empty() { "none".to_owned() } else { options.join(", ") }
    }
}
