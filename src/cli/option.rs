//! What commands of several games are told in the same way.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use anyhow::Result;

/// A time that is not nothing.
pub fn seconds(text: &str) -> Result<Duration> {
    let time = Duration::try_from_secs_f64(text.parse()?)?;
    anyhow::ensure!(!time.is_zero(), "expected more than 0");
    Ok(time)
}

/// A seed that nobody can foresee, short enough to be typed.
pub fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}
