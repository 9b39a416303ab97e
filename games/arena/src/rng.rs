//! Randomness that repeats.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// Returns a source of randomness for one of many independent streams of a seed. It is the same on every machine.
#[must_use]
pub fn seeded_rng(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}
