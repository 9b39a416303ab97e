//! The search that a command makes.

use clap::{Args, ValueEnum};
use suite_search::{Algorithm, Search};
use suite_tree::{Estimate, search};

/// The options of a search.
#[derive(Args)]
pub struct SearchArgs {
    /// Search algorithm
    #[arg(long, value_name = "ALGORITHM", default_value = "alphabeta")]
    algorithm: TreeAlgorithm,
    /// Depth limit in plies, at which estimates count: values at inner nodes
    #[arg(long, value_name = "PLIES")]
    limit: Option<u32>,
    /// Search children best first, by their estimates
    #[arg(long)]
    ordering: bool,
    /// Return the bound instead of the value where a value lies outside alpha and beta, as many chess programs do; the
    /// default is fail-soft, as in the textbook
    #[arg(long)]
    fail_hard: bool,
}

/// The algorithms of the textbook.
#[derive(Clone, Copy, ValueEnum)]
enum TreeAlgorithm {
    Greedy,
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
}

impl SearchArgs {
    /// Returns the search.
    pub fn search(&self) -> Search<Estimate> {
        let algorithm = match self.algorithm {
            TreeAlgorithm::Greedy => Algorithm::Greedy,
            TreeAlgorithm::Minimax => Algorithm::Minimax,
            TreeAlgorithm::AlphaBeta => Algorithm::AlphaBeta,
        };
        let &Self { limit, ordering, fail_hard, .. } = self;
        Search { limit, ordering, fail_hard, ..search(algorithm) }
    }
}
