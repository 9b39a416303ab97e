//! The parts of the rubric that are judged by cases.

use std::borrow::Cow;

use suite_othello::Options;

use crate::{RubricPart, Unit};

/// What a case is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Minimax,
    AlphaBeta,
    DepthLimit,
    Caching,
    Ordering,
    /// The same on boards with larger trees, for programs that are too quick for the others.
    LargeAlphaBeta,
    LargeCaching,
    LargeOrdering,
    /// The function `compute_utility`.
    ComputeUtility,
    /// The functions of nodes, which the course's public tests call.
    MinimaxMinNode,
    MinimaxMaxNode,
    AlphaBetaMinNode,
    AlphaBetaMaxNode,
    /// A search after another one with another limit, in the same process.
    CacheBetweenLimits,
}

impl Topic {
    /// Returns the part of the rubric.
    pub const fn part(self) -> RubricPart {
        let requirement = Cow::Borrowed(self.requirement());
        RubricPart { name: self.name(), points: self.points(), unit: Unit::Cases, requirement }
    }

    /// Returns the name of the part.
    const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta | Self::LargeAlphaBeta => "alpha-beta",
            Self::DepthLimit => "depth limit",
            Self::Caching | Self::LargeCaching => "caching",
            Self::Ordering | Self::LargeOrdering => "ordering",
            Self::ComputeUtility => "compute_utility",
            Self::MinimaxMinNode => "minimax_min_node",
            Self::MinimaxMaxNode => "minimax_max_node",
            Self::AlphaBetaMinNode => "alphabeta_min_node",
            Self::AlphaBetaMaxNode => "alphabeta_max_node",
            Self::CacheBetweenLimits => "cache between limits",
        }
    }

    /// Returns the name of the file with the answers, without its extension.
    pub const fn file(self) -> &'static str {
        match self {
            Self::LargeAlphaBeta => "alpha-beta, large trees",
            Self::LargeCaching => "caching, large trees",
            Self::LargeOrdering => "ordering, large trees",
            other => other.name(),
        }
    }

    /// Returns the most points for the part. The handout has none for what only functions can show.
    const fn points(self) -> f64 {
        match self {
            Self::Minimax | Self::AlphaBeta | Self::LargeAlphaBeta => 30.0,
            Self::DepthLimit | Self::Caching | Self::LargeCaching | Self::Ordering | Self::LargeOrdering => 10.0,
            _ => 0.0,
        }
    }

    /// Returns what it takes to get all points, as a clause.
    const fn requirement(self) -> &'static str {
        match self {
            Self::AlphaBeta | Self::LargeAlphaBeta => {
                "play a move that no other beats in every case, and visit fewer positions than minimax"
            }
            Self::Caching | Self::LargeCaching | Self::Ordering | Self::LargeOrdering => {
                "play a move that no other beats in every case, and visit fewer positions than without it"
            }
            Self::Minimax | Self::DepthLimit => "play a move that no other beats in every case",
            _ => "answer every case right",
        }
    }

    /// Returns how the program is told to search in the case with a number.
    pub const fn options(self, number: u32, limit: Option<u32>) -> Options {
        let alternates = number % 2 == 1;
        let (minimax, caching, ordering) = match self {
            Self::Minimax | Self::MinimaxMinNode | Self::MinimaxMaxNode => (true, false, false),
            Self::AlphaBeta | Self::LargeAlphaBeta => (false, false, false),
            Self::ComputeUtility | Self::AlphaBetaMinNode | Self::AlphaBetaMaxNode => (false, false, false),
            Self::DepthLimit => (alternates, false, false),
            // An alpha-beta search that a slow program can do saves too little by a cache to be compared.
            Self::Caching => (number % 4 != 1, true, false),
            Self::CacheBetweenLimits => (alternates, true, false),
            Self::LargeCaching => (true, true, false),
            Self::Ordering | Self::LargeOrdering => (false, false, true),
        };
        Options { limit, minimax, caching, ordering }
    }

    /// Returns the function of a node that is called, if the topic is one.
    pub const fn node_function(self) -> Option<&'static str> {
        match self {
            Self::MinimaxMinNode | Self::MinimaxMaxNode | Self::AlphaBetaMinNode | Self::AlphaBetaMaxNode => {
                Some(self.name())
            }
            _ => None,
        }
    }

    /// Returns whether the opponent of the player whom the program plays for is to move.
    pub const fn is_min_node(self) -> bool {
        matches!(self, Self::MinimaxMinNode | Self::AlphaBetaMinNode)
    }

    /// Returns whether the answer is a move, and no number.
    pub const fn asks_for_move(self) -> bool {
        !matches!(self, Self::ComputeUtility) && self.node_function().is_none()
    }

    /// Returns the same on boards with larger trees, if there is such a topic.
    pub const fn large(self) -> Option<Self> {
        match self {
            Self::AlphaBeta => Some(Self::LargeAlphaBeta),
            Self::Caching => Some(Self::LargeCaching),
            Self::Ordering => Some(Self::LargeOrdering),
            _ => None,
        }
    }

    /// Returns whether the boards have larger trees.
    pub const fn is_large(self) -> bool {
        matches!(self, Self::LargeAlphaBeta | Self::LargeCaching | Self::LargeOrdering)
    }

    /// Returns whether the part is for saving work.
    pub const fn is_for_saving(self) -> bool {
        self.large().is_some() || self.is_large()
    }

    /// Returns whether the work is saved by pruning, which no option asks for but alpha-beta itself.
    pub const fn is_for_pruning(self) -> bool {
        matches!(self, Self::AlphaBeta | Self::LargeAlphaBeta)
    }

    /// Returns what a program does that earns the points for saving work, and what another one does.
    pub const fn claims(self) -> [&'static str; 2] {
        match self {
            _ if self.is_for_pruning() => ["prunes", "does not prune"],
            _ => ["saves work", "saves no work"],
        }
    }

    /// Returns whether the work in the case with a number shows what is saved. An alpha-beta search that a slow program
    /// can do saves too little by a cache.
    pub const fn shows_savings(self, number: u32) -> bool {
        let options = self.options(number, None);
        self.is_for_saving() && (!options.caching || options.minimax)
    }

    /// Returns these options without what the topic is about.
    pub const fn without(self, options: Options) -> Options {
        Options { minimax: options.minimax || self.is_for_pruning(), caching: false, ordering: false, ..options }
    }

    /// Returns whether the case with a number is one in which much is saved, or little. Whoever only pretends to save
    /// does not know which.
    pub const fn saves_much(number: u32) -> bool {
        !number.is_multiple_of(4)
    }
}
