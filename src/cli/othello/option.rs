//! What several commands of `suite othello` are told in the same way.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use anyhow::Result;
use clap::ValueEnum;
use suite_othello::{Rules, Size};

/// What happens if the player to move has no move.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum RuleSet {
    /// The game ends: the assignment's rule
    Ends,
    /// The player passes
    Standard,
}

impl From<RuleSet> for Rules {
    fn from(rules: RuleSet) -> Self {
        match rules {
            RuleSet::Ends => Self::Ends,
            RuleSet::Standard => Self::Standard,
        }
    }
}

/// The side of a board.
pub fn size(text: &str) -> Result<Size> {
    Ok(Size::new(text.parse()?)?)
}

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
