//! `suite go perft`: how many positions there are so many plies ahead.

use anyhow::Result;
use clap::Args;
use suite_go::{Position, Size};

use super::option::size;
use crate::cli::{Outcome, perft};

/// Count the positions so many plies ahead of the start: a test of the rules, and of their speed.
///
/// A pass is a ply. Games that are over before are counted apart.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go perft 5
  suite go perft --size 3 8 --divide")]
pub struct Perft {
    /// Points to a side of the board
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    size: Size,
    #[command(flatten)]
    count: perft::Count,
}

impl Perft {
    pub fn run(self) -> Result<Outcome> {
        self.count.run(&Position::start(self.size))
    }
}
