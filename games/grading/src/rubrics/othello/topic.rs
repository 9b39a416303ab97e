//! The parts of the rubric that are judged by cases.

use suite_othello::{Mistake, Options};

use crate::{RubricPart, Unit};

/// What a case is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Minimax,
    AlphaBeta,
    DepthLimit,
    /// Stands in for the depth limit if the program uses a heuristic of its own there: the game ends within the limit.
    EndWithinLimit,
    Caching,
    Ordering,
    /// Caching and ordering on boards with larger trees, for programs that are too quick for the others.
    LargeCaching,
    LargeOrdering,
    /// The function `compute_utility`.
    ComputeUtility,
    /// A search after another one with another limit, in the same process.
    CacheBetweenLimits,
}

impl Topic {
    /// Returns the part of the rubric.
    pub const fn part(self) -> RubricPart {
        RubricPart { name: self.name(), points: self.points(), unit: Unit::Cases }
    }

    /// Returns the name of the part.
    const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::DepthLimit | Self::EndWithinLimit => "depth limit",
            Self::Caching | Self::LargeCaching => "caching",
            Self::Ordering | Self::LargeOrdering => "ordering",
            Self::ComputeUtility => "compute_utility",
            Self::CacheBetweenLimits => "cache between limits",
        }
    }

    /// Returns the name of the file with the answers, without its extension.
    pub const fn file(self) -> &'static str {
        match self {
            Self::EndWithinLimit => "depth limit, end within it",
            Self::LargeCaching => "caching, large trees",
            Self::LargeOrdering => "ordering, large trees",
            other => other.name(),
        }
    }

    /// Returns the most points for the part. The handout has none for what only functions can show.
    const fn points(self) -> f64 {
        match self {
            Self::Minimax | Self::AlphaBeta => 30.0,
            Self::ComputeUtility | Self::CacheBetweenLimits => 0.0,
            _ => 10.0,
        }
    }

    /// Returns how the program is told to search in the case with a number.
    pub const fn options(self, number: u32, limit: Option<u32>) -> Options {
        let alternates = number % 2 == 1;
        let (minimax, caching, ordering) = match self {
            Self::Minimax => (true, false, false),
            Self::AlphaBeta | Self::ComputeUtility => (false, false, false),
            Self::DepthLimit | Self::EndWithinLimit => (alternates, false, false),
            Self::Caching | Self::CacheBetweenLimits => (alternates, true, false),
            Self::LargeCaching => (true, true, false),
            Self::Ordering | Self::LargeOrdering => (false, false, true),
        };
        Options { limit, minimax, caching, ordering }
    }

    /// Returns the mistakes that cases of the topic should show.
    pub fn mistakes(self) -> impl Iterator<Item = Mistake> {
        Mistake::ALL.into_iter().filter(move |mistake| match mistake {
            Mistake::IgnoresLimit | Mistake::OnePlyLess | Mistake::OnePlyMore => self == Self::DepthLimit,
            _ => self != Self::ComputeUtility,
        })
    }

    /// Returns the same on boards with larger trees, if there is such a topic.
    pub const fn large(self) -> Option<Self> {
        match self {
            Self::Caching => Some(Self::LargeCaching),
            Self::Ordering => Some(Self::LargeOrdering),
            _ => None,
        }
    }

    /// Returns whether the boards have larger trees.
    pub const fn is_large(self) -> bool {
        matches!(self, Self::LargeCaching | Self::LargeOrdering)
    }

    /// Returns whether the time of a search with these options is compared with the time without them. An alpha-beta
    /// search that a slow program can do saves too little by a cache.
    pub const fn is_timed(self, options: Options) -> bool {
        self.is_paired() && (options.ordering || options.minimax)
    }

    /// Returns whether each board is also asked without the option that the topic is about.
    pub const fn is_paired(self) -> bool {
        matches!(self, Self::Caching | Self::Ordering) || self.is_large()
    }
}
