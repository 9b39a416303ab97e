//! `suite go book build`.

use std::cell::Cell;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use indicatif::{HumanBytes, HumanCount};
use suite_go::{Book, BuildBookError, Size, color};
use suite_search::Solver;

use super::Watched;
use crate::cli::Outcome;
use crate::cli::go::option::{size, table_bytes};
use crate::interrupt::Interrupt;
use crate::output::OutputFile;
use crate::progress::Progress;

/// Prove who wins from the empty board, and write down a winning move in every position that can arise in the first plies.
///
/// Each of the moves is proved by a search to the end of the game. Positions that are images of each other count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 8 --out 3x3.book
  suite go book build --plies 6 --out 5x5.book --threads 2 --memory 8")]
pub struct Build {
    /// The ply before which the winner's last move of the book is
    #[arg(long, value_name = "N")]
    plies: u32,
    /// Where to write the book
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Points to a side of the board
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    size: Size,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in GiB; small boards get less
    #[arg(long, value_name = "GIB", default_value_t = 1)]
    memory: usize,
}

impl Build {
    pub fn run(self) -> Result<Outcome> {
        let out = OutputFile::at(&self.out)?;
        let begun = Instant::now();
        let (progress, done) = (Progress::new(1, "positions"), Cell::new(0));
        let interrupt = Interrupt::catch("there is no book")?;
        let mut watch = Watched { progress: &progress, interrupt, done: &done };
        let bytes = table_bytes(self.size.longest_game(), self.memory.saturating_mul(1 << 30));
        let mut solver = Solver::new(bytes, self.threads.get());
        let report = |ply, so_many, of| {
            done.set(so_many);
            progress.set_steps(of);
            progress.show(so_many, || format!(" with {ply} moves played"));
        };
        let book =
            Book::build(self.size, self.plies, &mut solver, &mut watch, report).map_err(|error| match error {
                BuildBookError::Stopped(interrupted) => interrupted.into(),
                BuildBookError::Draw => anyhow::Error::new(error),
            })?;
        let bytes = book.to_bytes();
        out.put(&bytes)?;
        drop(progress);
        let (winner, positions) = (color(book.winner()), HumanCount(book.len() as u64));
        anstream::eprintln!("{winner} wins; {positions} positions, {}", HumanBytes(bytes.len() as u64));
        anstream::eprintln!("{} nodes, {:.1} s", HumanCount(solver.nodes()), begun.elapsed().as_secs_f64());
        Ok(Outcome::Done)
    }
}
