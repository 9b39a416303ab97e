//! The random seed.

use clap::Args;
use suite_text::whole_number;
use suite_work::random_seed;

/// The random seed.
#[derive(Debug, Clone, Copy, Args)]
pub struct SeedArg {
    /// Random seed; the same seed gives the same games [default: random, printed]
    #[arg(long, value_parser = whole_number::<u64>)]
    seed: Option<u64>,
}

impl SeedArg {
    /// Returns the seed that was given, if there was one.
    pub const fn given(self) -> Option<u64> {
        self.seed
    }

    /// Returns the seed that was given, or a random one.
    pub fn get(self) -> u64 {
        self.get_or(None)
    }

    /// Returns the seed that was given, or that of an earlier run, or a random one.
    pub fn get_or(self, earlier: Option<u64>) -> u64 {
        self.seed.or(earlier).unwrap_or_else(random_seed)
    }
}
