//! `perft` for every game: counts positions, and says how fast.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_search::{Game, perft, perft_by_move};

use super::status::Status;

/// What to count.
#[derive(Args)]
pub struct Perft<S: Args> {
    #[command(flatten)]
    pub start: S,
    /// Plies to look ahead
    depth: u32,
    /// Count for each first move
    #[arg(long)]
    divide: bool,
}

impl<S: Args> Perft<S> {
    /// Counts the positions ahead of `start` and prints how many there are.
    pub fn run(&self, start: &impl Game) -> Result<Status> {
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
        writeln!(out, "{} positions, {} games over before", HumanCount(total.leaves), HumanCount(total.ended))?;
        writeln!(out, "{seconds:.3} seconds, {rate:.0} million positions a second")?;
        Ok(Status::Done)
    }
}
