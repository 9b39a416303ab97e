//! The resources of a solver.

use clap::Args;
use suite_text::positive;
use suite_work::{Memory, cores, memory};

/// The resources of a solver.
#[derive(Debug, Clone, Copy, Args)]
pub struct SolverArgs {
    /// Number of search threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = positive::<usize>)]
    threads: Option<usize>,
    /// Most memory for the transposition table, such as 512M or 2G; easy positions take less
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = memory)]
    memory: Memory,
}

impl SolverArgs {
    /// Returns the number of search threads.
    pub fn threads(self) -> usize {
        self.threads.unwrap_or_else(cores)
    }

    /// Returns the most bytes of the table.
    pub const fn bytes(self) -> u64 {
        self.memory.0
    }
}
