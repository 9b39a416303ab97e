//! `suite othello perft`: how many positions there are so many plies ahead.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use suite_othello::{Bits, Position, Rules, Size, Wide, perft, perft_by_move};

use super::option::{RuleSet, size};
use crate::cli::Outcome;

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
    /// Plies to look ahead
    depth: u32,
    /// Count for each first move
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub fn run(self) -> Result<Outcome> {
        if self.size.side() <= 8 {
            self.count::<u64>()?
        } else {
            self.count::<Wide>()?
        }
        Ok(Outcome::Done)
    }

    fn count<B: Bits>(&self) -> io::Result<()> {
        let start = Position::<B>::start(self.size, Rules::from(self.rules));
        let mut out = anstream::stdout().lock();
        let begun = Instant::now();
        let total = if self.divide {
            perft_by_move(&start, self.depth)
                .map(|(mv, count)| writeln!(out, "{mv}: {}", count.leaves).map(|()| count))
                .sum::<io::Result<_>>()?
        } else {
            perft(&start, self.depth)
        };
        let seconds = begun.elapsed().as_secs_f64();
        let rate = total.leaves as f64 / seconds / 1e6;
        writeln!(out, "{} positions, {} games over before", total.leaves, total.ended)?;
        writeln!(out, "{seconds:.3} seconds, {rate:.0} million positions a second")
    }
}
