//! The parts of the rubric that are judged by cases.

use suite_othello::{Mistake, Options};

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
    /// The function `compute_utility`.
    ComputeUtility,
    /// A search after another one with another limit, in the same process.
    CacheBetweenLimits,
}

impl Topic {
    /// Returns the name of the part.
    pub const fn part(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::DepthLimit | Self::EndWithinLimit => "depth limit",
            Self::Caching => "caching",
            Self::Ordering => "ordering",
            Self::ComputeUtility => "compute_utility",
            Self::CacheBetweenLimits => "cache between limits",
        }
    }

    /// Returns the name of the file with the answers, without its extension.
    pub const fn file(self) -> &'static str {
        match self {
            Self::EndWithinLimit => "depth limit, end within it",
            other => other.part(),
        }
    }

    /// Returns the most points for the part. The handout has none for what only functions can show.
    pub const fn points(self) -> f64 {
        match self {
            Self::Minimax | Self::AlphaBeta => 30.0,
            Self::DepthLimit | Self::EndWithinLimit | Self::Caching | Self::Ordering => 10.0,
            Self::ComputeUtility | Self::CacheBetweenLimits => 0.0,
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
            Self::Ordering => (false, false, true),
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

    /// Returns whether each board is also asked without the option that the topic is about.
    pub const fn is_paired(self) -> bool {
        matches!(self, Self::Caching | Self::Ordering)
    }
}
