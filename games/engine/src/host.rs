//! What surrounds an engine.

use anyhow::Result;

use crate::Records;

/// What an engine asks of the program that it is in.
pub trait Host: Send + Sync {
    /// Returns an unpredictable seed.
    fn random_seed(&self) -> u64;

    /// Returns the id of what is opened first; others follow. It is another one each time, so that no address from
    /// before comes to name something else.
    fn first_id(&self) -> u64 {
        self.random_seed() >> u32::BITS
    }

    /// Returns the number of threads that a proof may use.
    fn threads(&self) -> usize {
        1
    }

    /// Returns whether programs can play here.
    fn has_programs(&self) -> bool {
        false
    }

    /// Returns the title of the match that is played beside the page, if one is.
    fn live_title(&self) -> Option<&str> {
        None
    }

    /// Returns the games so far of that match, if this is its id.
    fn live_records(&self, _id: &str) -> Option<Result<Records>> {
        None
    }
}

/// A host that has nothing else to offer, such as a web worker.
#[derive(Debug, Clone, Copy)]
pub struct StandaloneHost {
    /// Returns an unpredictable seed.
    pub seed: fn() -> u64,
    /// The id of what is opened first.
    pub first_id: u64,
}

impl Host for StandaloneHost {
    fn random_seed(&self) -> u64 {
        (self.seed)()
    }

    fn first_id(&self) -> u64 {
        self.first_id
    }
}
