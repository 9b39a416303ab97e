//! `perft` for every game: counts positions, and how many a second.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_search::{Game, perft, perft_by_move};
use suite_text::whole_number;
use suite_work::interrupt;

use super::status::Status;

/// The options of `perft`.
#[derive(Args)]
pub struct Perft<S: Args> {
    #[command(flatten)]
    pub start: S,
    /// Number of plies
    #[arg(value_parser = whole_number::<u32>)]
    depth: u32,
    /// Print the count after each first move
    #[arg(long)]
    divide: bool,
}

impl<S: Args> Perft<S> {
    /// Counts the positions that can follow `start`, and prints the counts.
    pub fn run(&self, start: &impl Game) -> Result<Status> {
        interrupt::end_at_once("nothing was counted", crate::end_interrupted)?;
        let mut out = anstream::stdout().lock();
        let begun = Instant::now();
        let total = if self.divide {
            perft_by_move(start, self.depth)
                .map(|(mv, count)| writeln!(out, "{mv}: {}", HumanCount(count.leaves)).map(|()| count))
                .sum::<std::io::Result<_>>()?
        } else {
            perft(start, self.depth)
        };
        let seconds = begun.elapsed().as_secs_f64();
        let rate = total.leaves as f64 / seconds / 1e6;
        writeln!(out, "positions: {}; games ended earlier: {}", HumanCount(total.leaves), HumanCount(total.ended))?;
        writeln!(out, "{seconds:.3} seconds, {rate:.0} million positions a second")?;
        Ok(Status::Done)
    }
}
