//! Seeds where none is given.

use std::hash::{BuildHasher, Hasher, RandomState};

/// Returns an unpredictable seed, short enough to type.
#[must_use]
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}
