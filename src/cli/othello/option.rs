//! What several commands of `suite othello` are told in the same way.

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
