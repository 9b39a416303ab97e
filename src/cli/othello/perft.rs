//! `suite othello perft`: how many positions there are so many plies ahead.

use anyhow::Result;
use clap::Args;
use suite_othello::{Position, Rules, Size, Wide};

use super::option::{RuleSet, size};
use crate::cli::{Outcome, perft};

/// Count the positions so many plies ahead of the start: a test of the rules, and of their speed.
///
/// Games that are over before are counted apart. By the standard rules a pass is a ply.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello perft -d 8 9
  suite othello perft -d 8 --rules standard 8 --divide")]
pub struct Perft {
    /// Squares to a side of the board
    #[arg(short = 'd', value_name = "N", value_parser = size)]
    size: Size,
    /// What happens if the player to move has no move: the game ends, or the player passes (standard)
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
    #[command(flatten)]
    count: perft::Count,
}

impl Perft {
    pub fn run(self) -> Result<Outcome> {
        let rules = Rules::from(self.rules);
        if self.size.side() <= 8 {
            self.count.run(&Position::<u64>::start(self.size, rules))
        } else {
            self.count.run(&Position::<Wide>::start(self.size, rules))
        }
    }
}
